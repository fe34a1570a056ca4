package holosite.rules.destiny;

import holosite.language.card.Figure;
import holosite.rules.log.DestinyEntry;
import holosite.rules.modifier.Figures;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.table.Role;
import holosite.rules.table.Table;

/**
 * Race destinies: cards on a Podracer, or on the location of the race, in the order they were
 * drawn, the last on top. They are not on the table, nor at the location. Once there a card is no
 * longer a destiny draw: it keeps the number it was drawn with, and only texts about race destinies
 * change that.
 */
public final class RaceDestinies {
    /** Numbers are kept in hundredths, so that fractions of a destiny are not lost. */
    private static final double PARTS = 100;

    private RaceDestinies() {}

    /** Whether a card is somewhere as race destiny. */
    public static boolean is(Table table, int card) {
        return table.role(card) == Role.STACKED && table.counter(card) < 0;
    }

    /** The number a race destiny was drawn with; does not exist for any other card. */
    public static double number(Table table, int card) {
        return is(table, card) ? (-1 - table.counter(card)) / PARTS : Double.NaN;
    }

    /** The number noted for a race destiny that is drawn and not used yet. */
    public static double noted(Table table, int card) {
        return (-1 - table.counter(card)) / PARTS;
    }

    /** A card counts as race destiny with this number from now on. */
    public static void keep(Table table, int card, double number) {
        table.setCounter(card, (int) (-1 - Math.round(Math.max(0, number) * PARTS)));
    }

    /** A card is placed on a Podracer or a location as race destiny of this number. */
    public static void stack(GameState game, int card, int racer, double number) {
        game.table().toTop(card, Table.on(racer), Role.STACKED);
        keep(game.table(), card, number);
        Logging.number(
                game, DestinyEntry.RaceDestiny::new, game.table().owner(card), card, racer, number);
    }

    /**
     * The number a card counts that was drawn with this number: changes that apply only while it is
     * a destiny draw do not count any more.
     */
    public static double lasting(GameState game, int card, double drawn) {
        double printed = game.table().definition(card).figure(Figure.DESTINY);
        double destiny = Figures.of(game, Figure.DESTINY, card);
        return drawn - (destiny - printed);
    }

    /** Whether a card is the topmost race destiny of its player where it is. */
    public static boolean isTopmost(Table table, int card) {
        if (!is(table, card)) {
            return false;
        }
        boolean shared = table.laidOut(table.host(card));
        for (int above = table.previous(card);
                above != Table.NOBODY;
                above = table.previous(above)) {
            if (is(table, above) && (!shared || table.owner(above) == table.owner(card))) {
                return false;
            }
        }
        return true;
    }
}
