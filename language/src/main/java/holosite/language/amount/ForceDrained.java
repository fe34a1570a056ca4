package holosite.language.amount;

import holosite.language.card.Who;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** How much Force a player has lost to Force drains this turn. */
public record ForceDrained(Who who) implements Amount {

    @Override
    public String say(Prose p) {
        return p.say(
                "the Force %s lost to Force drains this turn",
                "la Force que %2$s perdue par drainages de Force pendant ce tour",
                p.player(who).text(),
                Verb.HAVE.clause(p, p.player(who), true));
    }
}
