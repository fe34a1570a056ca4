package holosite.language.amount;

import holosite.language.card.Figure;
import holosite.language.check.Refuse;
import holosite.language.filter.Known;
import holosite.language.filter.Ref;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;

/** A figure of one card, as it is now or as printed. */
public record FigureOf(Figure figure, Ref card, boolean printed) implements Amount {

    public FigureOf {
        Refuse.when(figure.of() != Figure.Of.CARD, "%s is no figure of a card", figure);
    }

    /** What the speaking card calls X needs no other name. */
    private boolean ownX() {
        return figure == Figure.X && card == Known.IT;
    }

    @Override
    public Quantity quantity(Prose p, boolean signed) {
        return ownX() ? new Quantity(false, "X", "", "", false) : Amount.super.quantity(p, signed);
    }

    @Override
    public String say(Prose p) {
        if (ownX()) {
            return p.say(figure.noun());
        }
        return p.whose(p.ref(card), printed ? printed(figure.noun()) : figure.noun());
    }

    private static Noun printed(Noun noun) {
        String ending = noun.agreement().feminine() ? " imprimée" : " imprimé";
        return new Noun("printed " + noun.en(), noun.fr() + ending, noun.gender());
    }
}
