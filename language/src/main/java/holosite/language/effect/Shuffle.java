package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A pile is shuffled. */
public record Shuffle(Who whose, Pile pile) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(Verb.of("shuffle", "mélanger"), p.of(whose, pile.noun()));
    }
}
