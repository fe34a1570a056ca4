package holosite.language.filter;

/** The card chosen under this name, as a target or in the course of the action. */
public record Chosen(String name) implements Ref {

    public Chosen {
        if (name.isBlank()) {
            throw new IllegalArgumentException("a chosen card needs a name");
        }
    }
}
