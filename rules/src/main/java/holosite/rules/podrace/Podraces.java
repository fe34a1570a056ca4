package holosite.rules.podrace;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.log.CardEntry;
import holosite.rules.log.ContestEntry;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.stream.IntStream;

/**
 * The one Podrace of a game: begun with an Epic Event, which notes that it is going on, and won by
 * one of the players. What has been is remembered for the rest of the game.
 */
public final class Podraces {
    private static final Use BEGUN = new Use.PodraceBegun();

    /** What an Epic Event notes while its race is going on. */
    private static final int GOING_ON = 1;

    private Podraces() {}

    // ---- the race

    /** Whether a Podrace has been begun in this game. */
    public static boolean begun(GameState game) {
        return game.uses().count(BEGUN) > 0 || hasWon(game, Side.DARK) || hasWon(game, Side.LIGHT);
    }

    /** A player begins the Podrace with this Epic Event; there is no second one. */
    public static void begin(GameState game, int event, Side player) {
        if (!begun(game)) {
            Uses.note(game, BEGUN);
            game.table().setCounter(event, GOING_ON);
            Logging.line(game, ContestEntry.PodraceBegins::new, player, event);
        }
    }

    /** Whether the Podrace begun with this Epic Event is going on. */
    public static boolean goesOn(GameState game, int event) {
        return game.table().counter(event) == GOING_ON;
    }

    /** A player has won the Podrace, which is over. */
    public static void win(GameState game, int event, Side player) {
        game.table().setCounter(event, 0);
        Uses.note(game, new Use.PodraceWon(player));
        Logging.total(game, ContestEntry.PodraceWon::new, player, RaceTotals.highest(game, player));
    }

    /** Whether a player has won a Podrace in this game. */
    public static boolean hasWon(GameState game, Side player) {
        return game.uses().count(new Use.PodraceWon(player)) > 0;
    }

    // ---- who races

    /** A player's Podracers at the location of the race. */
    static int[] racers(GameState game, int location, Side player) {
        var standing = Standing.of(game);
        return IntStream.range(0, standing.cardsInPlay())
                .filter(standing::active)
                .map(standing::cardInPlay)
                .filter(card -> game.table().definition(card).is(CardType.PODRACER))
                .filter(card -> game.table().owner(card) == player)
                .filter(card -> Whereabouts.location(game.table(), card) == location)
                .toArray();
    }

    /** Whether no card keeps a player from drawing race destiny where this card is. */
    public static boolean mayDraw(GameState game, Side player, int source) {
        int location = Whereabouts.location(game.table(), source);
        return !Rulings.forbids(game, Deed.DRAW_RACE_DESTINY, player, Table.NOBODY, location);
    }

    // ---- damage

    /** Podracers are damaged; one that is damaged already stays so. */
    public static void damage(GameState game, int[] cards) {
        for (int card : cards) {
            if (game.table().definition(card).is(CardType.PODRACER)
                    && !game.table().has(card, Flag.DAMAGED)) {
                game.table().set(card, Flag.DAMAGED);
                Logging.becomes(game, CardEntry.Change.DAMAGED, card);
            }
        }
    }

    /** Damaged Podracers are repaired. */
    public static void repair(GameState game, int[] cards) {
        for (int card : cards) {
            if (isDamaged(game.table(), card)) {
                game.table().clear(card, Flag.DAMAGED);
                Logging.becomes(game, CardEntry.Change.REPAIRED, card);
            }
        }
    }

    /** Whether a card is a damaged Podracer. */
    public static boolean isDamaged(Table table, int card) {
        return table.has(card, Flag.DAMAGED);
    }
}
