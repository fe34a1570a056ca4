package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Locations or starships are blown away. The Force the rules take for it is lost this many times.
 */
public record BlowAway(Filter cards, Amount times) implements Effect {
    public BlowAway {
        Amount.refuseBelow(0, times, "lost Force is multiplied by no less than 0");
    }

    public BlowAway(Filter cards) {
        this(cards, Amount.of(1));
    }

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        String gone = p.say("blown away", Adjective.agree("pulvérisé*", them.agreement()));
        String loss =
                times.equals(Amount.of(1))
                        ? ""
                        : p.say(
                                "(Force lost times " + times.say(p) + ")",
                                "(Force perdue multipliée par " + times.say(p) + ")");
        return Statement.change(
                Verb.BE.about(p, them, true).with(gone, loss),
                p.say("blow %s away", "pulvériser %s", them.text()),
                loss);
    }
}
