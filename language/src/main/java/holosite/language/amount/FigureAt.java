package holosite.language.amount;

import holosite.language.card.Figure;
import holosite.language.card.Who;
import holosite.language.filter.Ref;

/** A player's figure at a location, in or out of battle: his total power there, say. */
public record FigureAt(Who whose, Figure figure, Ref place) implements Amount {

    public FigureAt {
        if (figure.of() != Figure.Of.PLACE) {
            throw new IllegalArgumentException(figure + " is no figure of a player at a place");
        }
    }
}
