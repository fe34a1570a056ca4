package holosite.language.condition;

import holosite.language.card.Who;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/**
 * As the game was set up, this player deployed a location that was a battleground then, whatever it
 * has become since.
 */
public record StartedAtBattleground(Who who) implements Condition {

    @Override
    public String say(Prose p, boolean holds) {
        return holds
                ? Verb.HAVE.clause(p, p.player(who), true)
                        + p.say(" deployed a battleground", " déployé un terrain de bataille")
                : Verb.HAVE.clause(p, p.player(who), true)
                        + p.say(" deployed no battleground", " déployé aucun terrain de bataille");
    }
}
