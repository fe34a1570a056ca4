package holosite.rules.notation;

import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Outline;
import holosite.rules.kit.Scene;
import holosite.rules.log.Audience;
import holosite.rules.text.Catalog;
import java.util.List;

/**
 * Positions as text: whose turn and phase it is, the locations with everything at, on and aboard
 * them by indentation, and each player's hand and piles.
 *
 * <pre>
 * turn: Dark 3, battle phase
 * table:
 *   Tatooine: Cantina (Dark)
 *     Darth Vader
 *       Vader's Lightsaber
 *     Luke Skywalker [hit]
 * dark:
 *   hand: Sense; Imperial Barrier
 *   force: 6
 *   next destiny: 3, 5
 * </pre>
 */
public final class PositionNotation {
    private PositionNotation() {}

    /**
     * Reads a position and begins play there.
     *
     * @throws MalformedText naming the line that cannot be understood
     */
    public static Scene read(String text, CardPool pool) {
        return reader(text, pool).scene();
    }

    /**
     * Reads a position and lays it out.
     *
     * @throws MalformedText naming the line that cannot be understood, or the card that cannot be
     *     there
     */
    public static LaidOut layOut(String text, CardPool pool) {
        return reader(text, pool).laidOut();
    }

    /**
     * Reads a position as data. Whether the table can be laid out so is not looked at.
     *
     * @throws MalformedText naming the line that cannot be understood
     */
    public static Outline outline(String text, CardPool pool) {
        return reader(text, pool).outline();
    }

    private static PositionReader reader(String text, CardPool pool) {
        var reader = new PositionReader(pool);
        for (IndentedLines line : IndentedLines.lines(text)) {
            if (!reader.take(line)) {
                throw line.wrong(
                        "a position has 'turn:', 'seed:', 'table:', 'dark:' and 'light:', not"
                                + " '%s'.",
                        "une position a « turn: », « seed: », « table: », « dark: » et « light: »,"
                                + " et non « %s ».",
                        line.text());
            }
        }
        return reader;
    }

    /** A text, and the line of each of {@link Outline#pieces} in it, counted from 1. */
    public record Written(String text, List<Integer> lines) {
        public Written {
            lines = List.copyOf(lines);
        }
    }

    /** Writes an outline so that any pool with these cards reads the same from it. */
    public static Written write(Outline outline, CardPool pool) {
        return new OutlineWriter(outline, pool).write();
    }

    /**
     * Writes where everything is. What is going on in the middle of an action is not part of it:
     * read back, the phase begins again.
     */
    public static String write(Game game) {
        return write(outline(game), CardPool.of(Catalog.of(game.state()).cards())).text();
    }

    /** Where everything is, hidden or not. */
    public static Outline outline(Game game) {
        return GameOutline.of(game.state());
    }

    /** What an audience may know of where everything is; the rest is only counted. */
    public static Outline outline(Game game, Audience audience) {
        return GameOutline.of(game.state(), audience);
    }
}
