package holosite.language.amount;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;

/** How many cards are in a pile or hand. */
public record PileSize(Who whose, Pile pile) implements Amount {

    @Override
    public String say(Prose p) {
        return p.say("the number of cards in ", "le nombre de cartes dans ")
                + p.of(whose, pile.noun());
    }

    @Override
    public Quantity quantity(Prose p, boolean signed) {
        return Quantity.each(
                p.say("for each card in ", "pour chaque carte dans ") + p.of(whose, pile.noun()));
    }
}
