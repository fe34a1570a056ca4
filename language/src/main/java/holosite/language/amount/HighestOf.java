package holosite.language.amount;

import holosite.language.card.Figure;
import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.Prose;

/** The highest figure among cards; does not exist if there are none. */
public record HighestOf(Figure figure, Filter of) implements Amount {

    public HighestOf {
        Refuse.when(figure.of() != Figure.Of.CARD, "%s is no figure of a card", figure);
    }

    @Override
    public String say(Prose p) {
        return p.say(
                "the highest %s among %s",
                "la plus haute valeur de %s parmi %s", p.say(figure.noun()), p.all(of));
    }
}
