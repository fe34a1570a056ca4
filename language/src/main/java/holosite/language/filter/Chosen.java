package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;

/** The card chosen under this name, as a target or in the course of the action. */
public record Chosen(String name) implements Ref {

    public Chosen {
        Refuse.when(name.isBlank(), "a chosen card needs a name");
    }

    @Override
    public Mention mention(Prose p) {
        return p.antecedents().chosen(p, name);
    }
}
