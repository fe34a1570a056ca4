package holosite.language.amount;

import holosite.language.card.Figure;
import holosite.language.check.Refuse;
import holosite.language.filter.Ref;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;

/** A figure of one card, as it is now or as printed. */
public record FigureOf(Figure figure, Ref card, boolean printed) implements Amount {

    public FigureOf {
        Refuse.when(figure.of() != Figure.Of.CARD, "%s is no figure of a card", figure);
    }

    @Override
    public String say(Prose p) {
        return p.whose(p.ref(card), printed ? printed(figure.noun()) : figure.noun());
    }

    private static Noun printed(Noun noun) {
        String ending = noun.agreement().feminine() ? " imprimée" : " imprimé";
        return new Noun("printed " + noun.en(), noun.fr() + ending, noun.gender());
    }
}
