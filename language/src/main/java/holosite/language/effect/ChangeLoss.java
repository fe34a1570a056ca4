package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * What a player is losing grows or shrinks by so much Force: the loss that is about to happen, or
 * else the battle damage he is satisfying. Once it has grown nobody responds to that loss any more.
 */
public record ChangeLoss(Who who, Amount by, boolean more) implements Effect {

    private static final Verb REDUCE =
            new Verb("reduce", "reduces", "réduire", "réduisez", "réduit", "réduisent");

    public ChangeLoss {
        Refuse.when(who == Who.EITHER, "a loss is that of one player");
        Amount.refuseBelow(1, by, "a loss changes by at least 1 Force");
    }

    @Override
    public Statement say(Prose p) {
        String loss = p.of(who, Noun.f("loss", "perte"));
        return Statement.by(
                more ? Verb.of("increase", "augmenter") : REDUCE,
                by.quantity(p, false).of(p, Noun.FORCE).after(loss, p.say("by", "de")));
    }
}
