package holosite.language.ability;

/** Something the card does by itself when its moment comes: no player is asked whether. */
public record Triggers(Action action) implements Ability {

    public Triggers {
        if (!(action.moment() instanceof When.Just)) {
            throw new IllegalArgumentException("an automatic action answers to something that happens");
        }
    }
}
