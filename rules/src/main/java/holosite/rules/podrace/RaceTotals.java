package holosite.rules.podrace;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.destiny.RaceDestinies;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * Race totals: the race destinies on one Podracer added up, or those a player has on the location
 * of the race. A player may have several; each Podracer has its own.
 */
public final class RaceTotals {
    private RaceTotals() {}

    /** The sum of what is on a Podracer, whoever owns it, before any change of the total itself. */
    public static double added(GameState game, int racer) {
        return game.table().definition(racer).is(CardType.PODRACER)
                ? added(game, racer, null, FigureListener.NONE)
                : Double.NaN;
    }

    /** What this player has there, or both players; each part is recorded. */
    public static double added(
            GameState game, int racer, @Nullable Side player, FigureListener listener) {
        var table = game.table();
        double total = 0;
        for (int card = table.top(Table.on(racer)); card != Table.NOBODY; card = table.next(card)) {
            if (RaceDestinies.is(table, card) && (player == null || table.owner(card) == player)) {
                double number = Figures.of(game, Figure.RACE_DESTINY, card);
                listener.part(card, number);
                total += number;
            }
        }
        return total;
    }

    /** A player's race total with this Podracer, or on this location. */
    public static double of(GameState game, int racer, Side player) {
        return game.table().laidOut(racer)
                ? Figures.modified(
                        game,
                        Figure.RACE_TOTAL,
                        racer,
                        player,
                        Table.NOBODY,
                        added(game, racer, player, FigureListener.NONE),
                        FigureListener.NONE)
                : Figures.of(game, Figure.RACE_TOTAL, racer);
    }

    /** Whether a card in play has a race total of this player. */
    private static boolean races(GameState game, int card, Side player) {
        return game.table().definition(card).is(CardType.PODRACER)
                        && game.table().owner(card) == player
                || game.table().laidOut(card) && lies(game.table(), card, player);
    }

    private static boolean lies(Table table, int location, Side player) {
        for (int card = table.top(Table.on(location));
                card != Table.NOBODY;
                card = table.next(card)) {
            if (RaceDestinies.is(table, card) && table.owner(card) == player) {
                return true;
            }
        }
        return false;
    }

    /** The highest race total of a player; 0 if he has none. */
    public static double highest(GameState game, Side player) {
        var standing = Standing.of(game);
        double highest = 0;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i) && races(game, card, player)) {
                highest = Math.max(highest, of(game, card, player));
            }
        }
        return highest;
    }

    /** Whether one of a player's race totals is within so much of a number. */
    public static boolean anyWithin(GameState game, Side player, double distance, double number) {
        var standing = Standing.of(game);
        boolean any = false;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i) && races(game, card, player)) {
                any = true;
                if (Math.abs(of(game, card, player) - number) <= distance) {
                    return true;
                }
            }
        }
        return !any && Math.abs(number) <= distance;
    }

    /** The highest race total both players have; NaN if they share none. */
    public static double shared(GameState game) {
        var standing = Standing.of(game);
        double shared = Double.NaN;
        boolean any = false;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i) && races(game, card, Side.DARK)) {
                any = true;
                double total = of(game, card, Side.DARK);
                if (!(total <= shared) && anyWithin(game, Side.LIGHT, 0, total)) {
                    shared = total;
                }
            }
        }
        return any || !anyWithin(game, Side.LIGHT, 0, 0) ? shared : 0;
    }
}
