package holosite.language.condition;

import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** This player's total politics at the Senate is greater than his opponent's. */
public record SenateMajority(Who who) implements Condition {
    public SenateMajority {
        Refuse.when(who == Who.EITHER, "a majority is that of one player");
    }

    @Override
    public String say(Prose p, boolean holds) {
        return Verb.HAVE.clause(p, p.player(who), holds)
                + p.say(" a senate majority", " la majorité au Sénat");
    }
}
