package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A Used Pile goes under its Reserve Deck. */
public record Recirculate(Who whose) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.PLACE,
                p.of(whose, Pile.USED_PILE.noun()),
                p.say("under the Reserve Deck", "sous la pile de réserve"));
    }
}
