package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A player uses Force, as the result of an action rather than its cost. */
public record UseForce(Who who, Amount amount) implements Effect {
    public UseForce {
        Amount.refuseBelow(1, amount, "at least 1 Force is used");
    }

    @Override
    public Statement say(Prose p) {
        return Statement.by(who, Verb.USE, amount.quantity(p, false).of(p, Noun.FORCE));
    }
}
