package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A player draws cards into hand. */
public record DrawCards(Who who, Amount amount, Pile from) implements Effect {
    public DrawCards {
        Amount.refuseBelow(1, amount, "at least 1 card is drawn");
    }

    @Override
    public Statement say(Prose p) {
        String source = p.say("from ", "de ") + p.of(who, from.noun());
        return Statement.by(
                who,
                Verb.DRAW,
                amount.quantity(p, false)
                        .of(p, Noun.CARD)
                        .with(p.say("into hand", "en main"), source));
    }
}
