package holosite.language.amount;

import holosite.language.card.Figure;
import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.Prose;

/** The sum of a figure over cards. */
public record TotalOf(Figure figure, Filter of) implements Amount {

    public TotalOf {
        Refuse.when(figure.of() != Figure.Of.CARD, "%s is no figure of a card", figure);
    }

    @Override
    public String say(Prose p) {
        return p.say(
                "the total %s of %s",
                "le total des %s de %s",
                p.french() ? p.plural(figure.noun()) : p.say(figure.noun()),
                p.all(of));
    }
}
