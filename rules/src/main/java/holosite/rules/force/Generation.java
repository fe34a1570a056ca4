package holosite.rules.force;

import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;

/**
 * Force generation: a player's icons at every location, one for himself, one for each Jedi Master
 * of his, and what texts add.
 */
public final class Generation {
    private Generation() {}

    public static int total(GameState game, Side player) {
        return total(game, player, FigureListener.NONE);
    }

    /** The same, reporting what each location and card gives; the first 1 is the player's own. */
    public static int total(GameState game, Side player, FigureListener listener) {
        var table = game.table();
        double total = 1;
        for (int place = table.top(Table.locations());
                place != Table.NOBODY;
                place = table.next(place)) {
            double here = Figures.at(game, Figure.FORCE_GENERATION, place, player);
            total += here;
            if (here != 0) {
                listener.part(place, here);
            }
        }
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && table.owner(card) == player
                    && (table.definition(card).is(Subtype.JEDI_MASTER)
                            || table.definition(card).is(Subtype.DARK_JEDI_MASTER))) {
                total++;
                listener.part(card, 1);
            }
        }
        return (int)
                Figures.modified(
                        game,
                        Figure.TOTAL_FORCE_GENERATION,
                        Table.NOBODY,
                        player,
                        Table.NOBODY,
                        total,
                        listener);
    }
}
