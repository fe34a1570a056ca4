package holosite.language.amount;

import holosite.language.card.Figure;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.filter.Being;
import holosite.language.filter.Ref;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;

/** A player's figure at a location, in or out of battle: his total power there, say. */
public record FigureAt(Who whose, Figure figure, Ref place) implements Amount {

    public FigureAt {
        Refuse.when(
                figure.of() != Figure.Of.PLACE, "%s is no figure of a player at a place", figure);
        Refuse.when(whose == Who.EITHER, "A figure at a place is that of one player");
    }

    @Override
    public String say(Prose p) {
        return Prose.words(p.of(whose, figure.noun()), p.at(new Being(place), Determiner.A));
    }
}
