package holosite.language.ability;

import holosite.language.check.Refuse;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/** What the card does by itself while it is drawn as destiny, rather than on the table. */
public record AsDestiny(Action action) implements Ability {

    public AsDestiny {
        Refuse.when(
                !(action.moment() instanceof When.Just),
                "a card drawn as destiny answers to its own draw");
        Refuse.when(action.effects().isEmpty(), "an automatic action does something");
    }

    @Override
    public Passage say(Prose p) {
        return action.drawn(p.apart());
    }
}
