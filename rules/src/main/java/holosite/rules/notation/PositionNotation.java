package holosite.rules.notation;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.destiny.RaceDestinies;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Marks;
import holosite.rules.kit.Names;
import holosite.rules.kit.Scene;
import holosite.rules.state.GameState;
import holosite.rules.state.Turn;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

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
    private static final Pattern COPY = Pattern.compile("#\\d+$");

    private PositionNotation() {}

    /**
     * Reads a position and begins play there.
     *
     * @throws Malformed naming the line that cannot be understood
     */
    public static Scene read(String text, CardPool pool) {
        var reader = new PositionReader(pool);
        for (IndentedLines line : IndentedLines.lines(text)) {
            if (!reader.take(line)) {
                throw line.wrong(
                        "a position has 'turn:', 'seed:', 'table:', 'dark:' and 'light:', not '"
                                + line.text()
                                + "'.");
            }
        }
        return reader.scene();
    }

    /**
     * Writes where everything is. What is going on in the middle of an action is not part of it:
     * read back, the phase begins again.
     */
    public static String write(Game game) {
        return new Writer(game.state(), Names.of(game)).write();
    }

    private static final class Writer {
        private final GameState game;
        private final Table table;
        private final Names names;
        private final Map<Integer, Integer> copies = new HashMap<>();
        private final StringBuilder text = new StringBuilder();

        Writer(GameState game, Names names) {
            this.game = game;
            this.table = game.table();
            this.names = names;
            Map<String, Integer> counted = new HashMap<>();
            for (int location : table.cards(Table.locations())) {
                count(location, counted);
            }
        }

        String write() {
            Turn turn = game.turn();
            text.append("turn: ")
                    .append(side(turn.player()))
                    .append(' ')
                    .append(Math.max(1, turn.number()))
                    .append(", ")
                    .append(phase(turn.phase()))
                    .append(" phase\ntable:\n");
            for (int location : table.cards(Table.locations())) {
                location(location);
                cards(location, "    ");
            }
            for (Side side : Side.values()) {
                text.append(side.name().toLowerCase(Locale.ROOT)).append(":\n");
                pile(side, "hand", Zone.HAND);
                besideTable(side);
                pile(side, "force", Zone.FORCE_PILE);
                pile(side, "used", Zone.USED_PILE);
                pile(side, "lost", Zone.LOST_PILE);
                pile(side, "out of play", Zone.OUT_OF_PLAY);
                pile(side, "reserve", Zone.RESERVE_DECK);
            }
            return text.toString();
        }

        private static String phase(Phase phase) {
            return phase.name().toLowerCase(Locale.ROOT);
        }

        private static String side(Side player) {
            return player.word();
        }

        private void location(int location) {
            var card = table.definition(location).card();
            text.append("  ").append(card.title()).append(" (").append(side(card.side()));
            for (int on : table.cards(Table.on(location))) {
                if (table.role(on) == Role.COVERED) {
                    text.append(" over ").append(side(table.definition(on).card().side()));
                }
            }
            if (card.system().isEmpty()) {
                text.append(", ").append(game.systemAt(location));
            }
            text.append(')').append(marks(location));
            remembers(location);
            text.append('\n');
        }

        private void cards(int host, String indent) {
            for (int card : table.cards(Table.on(host))) {
                if (table.role(card) == Role.COVERED) {
                    continue;
                }
                text.append(indent).append(exact(card)).append(role(card)).append(marks(card));
                remembers(card);
                text.append('\n');
                cards(card, indent + "  ");
            }
        }

        /** What a card counts and is aimed at; of a battle station its parsec and its planet. */
        private void remembers(int card) {
            if (table.counter(card) > 0) {
                text.append(" = ").append(table.counter(card));
            }
            if (table.aim(card) != Table.NOBODY) {
                text.append(" -> ").append(exact(table.aim(card)));
            }
        }

        /**
         * Copies on the table are numbered as they come, so that what is aimed at one of them is
         * unambiguous.
         */
        private String exact(int card) {
            int copy = copies.getOrDefault(card, 1);
            return side(card, bare(card)) + (copy > 1 ? "#" + copy : "");
        }

        /**
         * Both sides have Effects, weapons and events of one title: the side is written with them.
         */
        private String side(int card, String name) {
            String side = game.printed(card).side().name().toLowerCase(Locale.ROOT) + " ";
            var definition = table.definition(card);
            return definition.isUnit() || definition.isLocation() || name.startsWith(side)
                    ? name
                    : side + name;
        }

        private String bare(int card) {
            return COPY.matcher(names.of(card)).replaceAll("");
        }

        private void count(int host, Map<String, Integer> counted) {
            for (int card : table.cards(Table.on(host))) {
                if (table.role(card) != Role.COVERED) {
                    copies.put(card, counted.merge(bare(card), 1, Integer::sum));
                    count(card, counted);
                }
            }
        }

        private String role(int card) {
            return switch (table.role(card)) {
                case PILOT -> " (pilot)";
                case PASSENGER -> " (passenger)";
                case ASTROMECH -> " (astromech)";
                case CARGO -> " (cargo)";
                case ESCORTED -> " (captive)";
                case IMPRISONED -> " (prisoner)";
                case STACKED ->
                        RaceDestinies.is(table, card)
                                ? " (race destiny "
                                        + BigDecimal.valueOf(RaceDestinies.number(table, card))
                                                .stripTrailingZeros()
                                                .toPlainString()
                                        + ")"
                                : " (stacked)";
                case NONE, LAID_OUT, AT, ON, COVERED, INSERTED -> "";
            };
        }

        private String marks(int card) {
            var marks = new ArrayList<>(Marks.of(table.flags(card)));
            if (table.role(card) == Role.ESCORTED || table.role(card) == Role.IMPRISONED) {
                marks.remove("captive");
            }
            return marks.isEmpty() ? "" : " [" + String.join(", ", marks) + "]";
        }

        /** Effects and Objectives lie there with their marks. */
        private void besideTable(Side side) {
            String between = "  side of table: ";
            for (int card : table.cards(Table.zone(side, Zone.SIDE_OF_TABLE))) {
                text.append(between).append(bare(card)).append(marks(card));
                remembers(card);
                between = "; ";
            }
            text.append(between.equals("; ") ? "\n" : "");
        }

        private void pile(Side side, String key, Zone zone) {
            List<String> cards = grouped(table.cards(Table.zone(side, zone)));
            boolean reserve = zone == Zone.RESERVE_DECK;
            if (!cards.isEmpty() || reserve) {
                text.append("  ").append(key).append(": ").append(String.join("; ", cards));
                text.append(!reserve ? "" : cards.isEmpty() ? "nothing else" : "; nothing else");
                text.append('\n');
            }
        }

        /** Copies that are one on the other make one item. */
        private List<String> grouped(int[] cards) {
            var found = new ArrayList<String>();
            for (int from = 0, to; from < cards.length; from = to) {
                to = from + 1;
                while (to < cards.length && bare(cards[to]).equals(bare(cards[from]))) {
                    to++;
                }
                found.add((to - from > 1 ? to - from + "x " : "") + bare(cards[from]));
            }
            return found;
        }
    }
}
