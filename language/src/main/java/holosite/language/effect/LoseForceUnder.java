package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * A player loses Force, and no text makes it less: the cards are stacked face down under the
 * speaking card instead of going to the Lost Pile.
 */
public record LoseForceUnder(Who who, Amount amount) implements Effect {
    public LoseForceUnder {
        Amount.refuseBelow(1, amount, "at least 1 Force is lost");
    }

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                who,
                Verb.LOSE,
                amount.quantity(p, false)
                        .of(p, Noun.FORCE)
                        .with(
                                p.say(
                                        "(cannot be reduced), stacked face down under this card",
                                        "(sans réduction possible), à empiler face cachée sous"
                                                + " cette carte")));
    }
}
