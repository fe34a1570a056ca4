package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;

/** Cards on the table return to their owner's hand, and get a name. */
public record ReturnToHand(String name, Filter cards) implements Effect {
    public ReturnToHand {
        Refuse.blank(name, "returned cards need a name");
    }

    @Override
    public Statement say(Prose p) {
        Statement said = new Put(cards, Pile.HAND, Put.Position.TOP).say(p);
        p.antecedents().chosen(name, cards.phrase().noun(), true);
        return said;
    }
}
