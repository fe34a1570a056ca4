package holosite.server.table.row;

import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import holosite.server.serialization.ClientJson;
import holosite.server.table.game.Seat;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.table.game.TableEnding;
import holosite.server.table.game.TableOptions;
import holosite.server.table.game.TableState;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A table as the lobby and the lists of games see it: a row of {@code tables}. Times are in
 * milliseconds since 1970; 0 if it has not happened yet.
 *
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
    void write(Connection connection, long event) throws SQLException {
        if (update(connection, event)) {
            return;
        }
        try {
            insert(connection, event);
        } catch (SQLException e) {
            // there is a row already: just written by another process, or a later one
            if (!String.valueOf(e.getSQLState()).startsWith("23") || !connection.getAutoCommit()) {
                throw e;
            }
            update(connection, event);
        }
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

    private boolean update(Connection connection, long event) throws SQLException {
        String sql =
                "UPDATE tables SET "
                        + String.join(" = ?, ", COLUMNS)
                        + " = ? WHERE id = ? AND event <= ? AND (state <> 'over' OR ? = 'over')";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            fill(statement, event);
            statement.setString(COLUMNS.length + 1, id);
            statement.setLong(COLUMNS.length + 2, event);
            statement.setString(COLUMNS.length + 3, state);
            return statement.executeUpdate() > 0;
        }
    }

    private void insert(Connection connection, long event) throws SQLException {
        String sql =
                "INSERT INTO tables ("
                        + String.join(", ", COLUMNS)
                        + ", id) VALUES ("
                        + "?, ".repeat(COLUMNS.length)
                        + "?)";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            fill(statement, event);
            statement.setString(COLUMNS.length + 1, id);
            statement.executeUpdate();
        }
    }

    private void fill(PreparedStatement statement, long event) throws SQLException {
        statement.setLong(1, event);
        statement.setString(2, state);
        statement.setBoolean(3, unlisted);
        fill(statement, 4, dark);
        fill(statement, 8, light);
        statement.setInt(12, turn);
        number(statement, 13, clockMinutes);
        number(statement, 14, clockDecision);
        statement.setInt(15, delay);
        statement.setInt(16, watching);
        statement.setLong(17, opened);
        number(statement, 18, started);
        number(statement, 19, ended);
        text(statement, 20, winner.map(side -> side.word().toLowerCase(Locale.ROOT)).orElse(""));
        text(statement, 21, reason);
        statement.setBoolean(22, awake);
        statement.setBoolean(23, laidOut);
        text(statement, 24, dark.map(Occupant::standIn).orElse(""));
        text(statement, 25, light.map(Occupant::standIn).orElse(""));
    }

    private static void fill(PreparedStatement statement, int at, Optional<Occupant> seat)
            throws SQLException {
        text(statement, at, seat.map(Occupant::person).orElse(""));
        text(statement, at + 1, seat.map(Occupant::name).orElse(""));
        text(statement, at + 2, seat.map(Occupant::bot).orElse(""));
        text(statement, at + 3, seat.map(Occupant::deck).orElse(""));
    }

    private static void text(PreparedStatement statement, int at, String text) throws SQLException {
        if (text.isEmpty()) {
            statement.setNull(at, Types.VARCHAR);
        } else {
            statement.setString(at, text);
        }
    }

    private static void number(PreparedStatement statement, int at, long number)
            throws SQLException {
        if (number == 0) {
            statement.setNull(at, Types.BIGINT);
        } else {
            statement.setLong(at, number);
        }
    }
}
