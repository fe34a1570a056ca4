package holosite.rules.destiny;

import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.place.PlaceRules;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;

/** Destiny drawn to complete a Jedi Test. */
final class TrainingDestiny {
    private TrainingDestiny() {}

    /**
     * A training destiny: 1 is added for each site of the secluded world on the table, and what
     * texts say of the apprentice under his mentor.
     */
    static double of(GameState game, int test, Side player, double drawn) {
        var table = game.table();
        int sites = 0;
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (table.definition(at).is(Subtype.SITE) && PlaceRules.secluded(game, at)) {
                sites++;
            }
        }
        int apprentice = table.aim(test);
        return Figures.modified(
                game,
                Figure.TRAINING_DESTINY,
                apprentice,
                player,
                table.aim(apprentice),
                drawn + sites,
                FigureListener.NONE);
    }
}
