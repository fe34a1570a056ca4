package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Cards are picked at random from a pile or hand. */
public record PickFromPileAtRandom(String name, Who whose, Pile from, Amount count)
        implements Effect {
    public PickFromPileAtRandom {
        Refuse.blank(name, "picked cards need a name");
        Amount.refuseBelow(1, count, "at least 1 card is picked");
    }

    @Override
    public Statement say(Prose p) {
        Quantity many = count.quantity(p, false);
        p.antecedents().chosen(name, Noun.CARD, !many.one());
        return Statement.by(
                Verb.CHOOSE,
                many.of(p, Noun.CARD)
                        .with(p.say("at random from", "au hasard dans"), p.of(whose, from.noun())));
    }
}
