package holosite.language.amount;

import holosite.language.card.Figure;
import holosite.language.filter.Ref;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;

/** A figure of one card, as it is now or as printed. */
public record FigureOf(Figure figure, Ref card, boolean printed) implements Amount {

    public FigureOf {
        if (figure.of() != Figure.Of.CARD) {
            throw new IllegalArgumentException(figure + " is no figure of a card");
        }
    }

    @Override
    public String say(Prose p) {
        Noun noun = figure.noun();
        String text = p.whose(p.ref(card), noun);
        if (!printed) {
            return text;
        }
        String own = p.say(noun);
        return text.replace(
                own,
                p.say(
                        "printed " + own,
                        own + (noun.agreement().feminine() ? " imprimée" : " imprimé")));
    }
}
