package holosite.server.table.row;

import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import holosite.server.serialization.ClientJson;
import holosite.server.store.Store;
import holosite.server.table.game.Seat;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.table.game.TableEnding;
import holosite.server.table.game.TableOptions;
import holosite.server.table.game.TableState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * A table as the lobby and the lists of games see it: a row of {@code tables}. Times are in
 * milliseconds since 1970; 0 if it has not happened yet.
 *
 * @param format the word for the format that decks are held to
 * @param laidOut whether its game was there before the players, so that nobody brings a deck
 */
public record TableRow(
        String id,
        String state,
        boolean unlisted,
        Optional<Occupant> dark,
        Optional<Occupant> light,
        int turn,
        int clockMinutes,
        int clockDecision,
        int delay,
        String format,
        int watching,
        long opened,
        long started,
        long ended,
        Optional<Side> winner,
        String reason,
        boolean awake,
        boolean laidOut) {

    /**
     * Who sits there: {@code person} is empty for a bot, {@code bot} for a person.
     *
     * @param standIn the bot that plays for a person who was absent; otherwise empty
     */
    public record Occupant(String person, String name, String bot, String deck, String standIn) {}

    public static TableRow of(TableState state, int watching) {
        TableOptions options = state.options();
        boolean bots = state.isBot(Side.DARK) && state.isBot(Side.LIGHT);
        return new TableRow(
                state.id(),
                state.isOver()
                        ? "over"
                        : state.isSuspended() ? "suspended" : state.hasGame() ? "playing" : "open",
                options.unlisted(),
                occupant(state, Side.DARK),
                occupant(state, Side.LIGHT),
                state.hasGame() ? state.game().turn().number() : 0,
                options.minutes(),
                options.decisionSeconds(),
                options.delaySeconds(),
                options.format(),
                watching,
                state.opened().at(),
                state.started(),
                state.ended(),
                state.ending().flatMap(TableEnding::winner),
                state.ending().map(ending -> ClientJson.word(ending.reason())).orElse(""),
                state.isPlaying() && (bots || options.hasClock()),
                !state.opened().game().isEmpty());
    }

    /** Whether a bot sits at it, and so at most one person. */
    public boolean isAgainstBot() {
        return occupants().anyMatch(one -> !one.bot.isEmpty());
    }

    public boolean isSeated(String person) {
        return occupants().anyMatch(one -> one.person.equals(person));
    }

    /** The side this person plays, if he sits there. */
    public Optional<Side> sideOf(String person) {
        return Stream.of(Side.values())
                .filter(
                        side ->
                                (side == Side.DARK ? dark : light)
                                        .filter(one -> one.person.equals(person))
                                        .isPresent())
                .findFirst();
    }

    private Stream<Occupant> occupants() {
        return Stream.of(dark, light).flatMap(Optional::stream);
    }

    private static Optional<Occupant> occupant(TableState state, Side side) {
        String standIn = state.standIn(side).map(BotKind::toString).orElse("");
        return state.seatOf(side).map(seat -> occupant(seat, standIn));
    }

    private static Occupant occupant(Seat seat, String standIn) {
        return switch (seat.sitter()) {
            case SeatedPlayer.Human human ->
                    new Occupant(human.person(), human.name(), "", seat.deckName(), standIn);
            case SeatedPlayer.Robot robot ->
                    new Occupant(
                            "",
                            robot.kind().toString(),
                            robot.kind().toString(),
                            seat.deckName(),
                            "");
        };
    }

    /**
     * Writes the row, unless a later one has been written. What is over stays over: a result is
     * never taken back.
     */
    void write(Handle handle, long event) {
        if (update(handle, event)) {
            return;
        }
        if (handle.isInTransaction()) {
            insert(handle, event);
            return;
        }
        // there may be a row by now, just written by another process, or a later one
        Store.unlessTaken(() -> insert(handle, event), () -> update(handle, event));
    }

    private static final String[] COLUMNS = {
        "event",
        "state",
        "private",
        "dark_person",
        "dark_name",
        "dark_bot",
        "dark_deck",
        "light_person",
        "light_name",
        "light_bot",
        "light_deck",
        "turn",
        "clock_minutes",
        "clock_decision",
        "delay",
        "format",
        "watching",
        "opened",
        "started",
        "ended",
        "winner",
        "reason",
        "awake",
        "laid_out",
        "dark_stand_in",
        "light_stand_in"
    };

    private boolean update(Handle handle, long event) {
        List<@Nullable Object> values = values(event);
        values.add(id);
        values.add(event);
        values.add(state);
        return handle.execute(
                        "UPDATE tables SET "
                                + String.join(" = ?, ", COLUMNS)
                                + " = ? WHERE id = ? AND event <= ? AND (state <> 'over' OR ? ="
                                + " 'over')",
                        values.toArray())
                > 0;
    }

    private boolean insert(Handle handle, long event) {
        List<@Nullable Object> values = values(event);
        values.add(id);
        return handle.execute(
                        "INSERT INTO tables ("
                                + String.join(", ", COLUMNS)
                                + ", id) VALUES ("
                                + "?, ".repeat(COLUMNS.length)
                                + "?)",
                        values.toArray())
                > 0;
    }

    /** What stands in the columns, in their order. */
    private List<@Nullable Object> values(long event) {
        var values = new ArrayList<@Nullable Object>();
        values.add(event);
        values.add(state);
        values.add(unlisted);
        values.addAll(values(dark));
        values.addAll(values(light));
        values.add(turn);
        values.add(number(clockMinutes));
        values.add(number(clockDecision));
        values.add(delay);
        values.add(format);
        values.add(watching);
        values.add(opened);
        values.add(number(started));
        values.add(number(ended));
        values.add(text(winner.map(side -> side.word().toLowerCase(Locale.ROOT)).orElse("")));
        values.add(text(reason));
        values.add(awake);
        values.add(laidOut);
        values.add(text(dark.map(Occupant::standIn).orElse("")));
        values.add(text(light.map(Occupant::standIn).orElse("")));
        return values;
    }

    private static List<@Nullable Object> values(Optional<Occupant> seat) {
        return Arrays.asList(
                text(seat.map(Occupant::person).orElse("")),
                text(seat.map(Occupant::name).orElse("")),
                text(seat.map(Occupant::bot).orElse("")),
                text(seat.map(Occupant::deck).orElse("")));
    }

    private static @Nullable String text(String text) {
        return text.isEmpty() ? null : text;
    }

    private static @Nullable Long number(long number) {
        return number == 0 ? null : number;
    }
}
