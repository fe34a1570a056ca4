package holosite.language.amount;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** How much Force from the opponent's Force Pile the player of the text has used this turn. */
public record TheirForceUsed() implements Amount {

    @Override
    public String say(Prose p) {
        return p.say(
                "the Force from %s that %s used this turn",
                "la Force de %s que %s utilisée pendant ce tour",
                p.of(Who.OPPONENT, Pile.FORCE_PILE.noun()),
                Verb.HAVE.clause(p, p.player(Who.YOU), true));
    }
}
