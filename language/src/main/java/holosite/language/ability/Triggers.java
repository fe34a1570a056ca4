package holosite.language.ability;

import holosite.language.check.Refuse;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/** Something the card does by itself when its moment comes, without asking a player. */
public record Triggers(Action action) implements CanLast {

    public Triggers {
        Refuse.when(
                !(action.moment() instanceof When.Just),
                "an automatic action answers to something that happens");
        Refuse.when(action.effects().isEmpty(), "an automatic action does something");
    }

    @Override
    public Passage say(Prose p) {
        return action.automatic(p.apart());
    }
}
