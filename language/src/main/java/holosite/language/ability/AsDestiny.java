package holosite.language.ability;

import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/** What the card does by itself while it is drawn as destiny, not lying on the table. */
public record AsDestiny(Action action) implements Ability {

    public AsDestiny {
        if (!(action.moment() instanceof When.Just)) {
            throw new IllegalArgumentException("a card drawn as destiny answers to its own draw");
        }
    }

    @Override
    public Passage say(Prose p) {
        return action.drawn(p.apart());
    }
}
