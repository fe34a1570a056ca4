package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A player loses Force as a price: no text makes it more or less. */
public record LoseAsCost(Who who, Amount amount) implements Effect {
    public LoseAsCost {
        Amount.refuseBelow(1, amount, "at least 1 Force is lost");
    }

    @Override
    public Statement say(Prose p) {
        return Statement.by(who, Verb.LOSE, amount.quantity(p, false).of(p, Noun.FORCE));
    }
}
