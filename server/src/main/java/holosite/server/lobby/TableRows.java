package holosite.server.lobby;

import holosite.language.card.Side;
import holosite.server.store.Store;
import holosite.server.table.row.TableRow;
import holosite.server.web.RequestRefused;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Queries over the rows that tables write about themselves. */
public final class TableRows {
    private static final int MOST = 100;
    private static final int MOST_TABLES = 20;
    private static final Logger LOG = LoggerFactory.getLogger(TableRows.class);
    private static final RowMapper<Optional<TableRow>> ROW = (row, context) -> readable(row);

    private final Store store;

    public TableRows(Store store) {
        this.store = store;
    }

    /** A row that cannot be read is left out of a list, and the others are shown. */
    private static Optional<TableRow> readable(ResultSet row) throws SQLException {
        try {
            return Optional.of(read(row));
        } catch (IllegalArgumentException e) {
            LOG.warn("the row of table {} cannot be read: {}", row.getString("id"), e.getMessage());
            return Optional.empty();
        }
    }

    private static TableRow read(ResultSet row) throws SQLException {
        return new TableRow(
                row.getString("id"),
                row.getString("state"),
                row.getBoolean("private"),
                occupant(row, "dark"),
                occupant(row, "light"),
                row.getInt("turn"),
                row.getInt("clock_minutes"),
                row.getInt("clock_decision"),
                row.getInt("delay"),
                row.getString("format"),
                row.getInt("watching"),
                row.getLong("opened"),
                row.getLong("started"),
                row.getLong("ended"),
                Optional.ofNullable(row.getString("winner"))
                        .map(word -> Side.valueOf(word.toUpperCase(Locale.ROOT))),
                text(row.getString("reason")),
                row.getBoolean("awake"),
                row.getBoolean("laid_out"));
    }

    private static Optional<TableRow.Occupant> occupant(ResultSet row, String side)
            throws SQLException {
        String name = row.getString(side + "_name");
        if (name == null) {
            return Optional.empty();
        }
        return Optional.of(
                new TableRow.Occupant(
                        text(row.getString(side + "_person")),
                        name,
                        text(row.getString(side + "_bot")),
                        text(row.getString(side + "_deck")),
                        text(row.getString(side + "_stand_in"))));
    }

    private static String text(@Nullable String value) {
        return value == null ? "" : value;
    }

    /** Tables that everybody may see, in this state, the newest first. */
    List<TableRow> listed(String state) {
        return list(
                "state = :state AND NOT private ORDER BY opened DESC",
                Map.of("state", state),
                MOST);
    }

    /** Tables of a person that are not over. */
    List<TableRow> goingOn(String person) {
        return list(
                "(dark_person = :person OR light_person = :person) AND state <> 'over' ORDER BY"
                        + " opened DESC",
                Map.of("person", person),
                MOST);
    }

    /** Whether a person has a seat at a table. */
    public boolean isSeated(String person, String table) {
        return !list(
                        "id = :table AND (dark_person = :person OR light_person = :person)",
                        Map.of("table", table, "person", person),
                        1)
                .isEmpty();
    }

    /** All tables, also private ones, in this state or not over, the newest first. */
    public List<TableRow> all(Optional<String> state) {
        return state.map(
                        one ->
                                list(
                                        "state = :state ORDER BY opened DESC",
                                        Map.of("state", one),
                                        MOST))
                .orElseGet(() -> list("state <> 'over' ORDER BY opened DESC", Map.of(), MOST));
    }

    /**
     * Deletes finished games against bots that ended before this time, with their events.
     *
     * @return how many
     */
    public int forgetBotGames(long before) {
        String old =
                "state = 'over' AND ended < ? AND (dark_bot IS NOT NULL OR light_bot IS NOT NULL)";
        return store.inTransaction(
                handle -> {
                    handle.execute(
                            "DELETE FROM \"event_journal\" WHERE \"persistence_id\" IN (SELECT"
                                    + " 'table|' || id FROM tables WHERE "
                                    + old
                                    + ")",
                            before);
                    return handle.execute("DELETE FROM tables WHERE " + old, before);
                });
    }

    /** Games against bots that go on, and at which nothing has happened since this time. */
    public List<TableRow> abandonedBotGames(long since) {
        return list(
                "state <> 'over' AND (dark_bot IS NOT NULL OR light_bot IS NOT NULL) AND NOT EXISTS"
                        + " (SELECT 1 FROM \"event_journal\" WHERE \"persistence_id\" = 'table|' ||"
                        + " id AND \"write_timestamp\" >= :since) ORDER BY opened",
                Map.of("since", since),
                MOST);
    }

    /** Refuses another table to a person who already sits at too many. */
    public void checkRoom(String person) {
        if (goingOn(person).size() >= MOST_TABLES) {
            throw RequestRefused.conflict(
                    "too_many_tables",
                    "You sit at %d tables: finish or leave one first.".formatted(MOST_TABLES),
                    "Vous êtes à %d tables : terminez ou quittez-en une d'abord."
                            .formatted(MOST_TABLES));
        }
    }

    /** A table that is not over, and the person at it who no longer exists. */
    public record Left(TableRow row, String person) {}

    /** Tables that are not over and whose player has been deleted. */
    public List<Left> leftByNobody() {
        var left = new ArrayList<Left>();
        for (String side : List.of("dark", "light")) {
            String person = side + "_person";
            String where =
                    "state <> 'over' AND "
                            + person
                            + " IS NOT NULL AND NOT EXISTS (SELECT 1 FROM accounts WHERE"
                            + " accounts.id = "
                            + person
                            + ")";
            for (TableRow row : list(where, Map.of(), MOST)) {
                Optional<TableRow.Occupant> gone = side.equals("dark") ? row.dark() : row.light();
                left.add(new Left(row, gone.orElseThrow().person()));
            }
        }
        return left;
    }

    /**
     * A filter for a person's finished games.
     *
     * @param opponent {@code bot} or {@code human}; empty for any
     * @param result {@code won}, {@code lost} or {@code none}; empty for any
     */
    public record Wanted(String person, Optional<Side> side, String opponent, String result) {}

    /** A place in the list of finished games: those that ended before this one. */
    public record Place(long ended, String id) {
        public static Place after(TableRow row) {
            return new Place(row.ended(), row.id());
        }
    }

    /** A page of a person's finished games, the latest first. */
    public List<TableRow> finished(Wanted wanted, Optional<Place> before, int most) {
        var values = new HashMap<String, Object>();
        String where = where(wanted, values);
        if (before.isPresent()) {
            where += " AND (ended < :ended OR (ended = :ended AND id > :id))";
            values.put("ended", before.get().ended);
            values.put("id", before.get().id);
        }
        return list(where + " ORDER BY ended DESC, id", values, most);
    }

    /** Only column names and constants are concatenated here, never input. */
    private static String where(Wanted wanted, Map<String, Object> values) {
        values.put("person", wanted.person);
        String dark = seat("dark", "light", wanted);
        String light = seat("light", "dark", wanted);
        String seats =
                wanted.side
                        .map(side -> side == Side.DARK ? dark : light)
                        .orElse("(" + dark + " OR " + light + ")");
        return "state = 'over' AND started IS NOT NULL AND " + seats;
    }

    private static String seat(String own, String other, Wanted wanted) {
        String result =
                switch (wanted.result) {
                    case "won" -> " AND winner = '" + own + "'";
                    case "lost" -> " AND winner = '" + other + "'";
                    case "none" -> " AND winner IS NULL";
                    default -> "";
                };
        String opponent =
                switch (wanted.opponent) {
                    case "bot" -> " AND " + other + "_bot IS NOT NULL";
                    case "human" -> " AND " + other + "_bot IS NULL";
                    default -> "";
                };
        return "(" + own + "_person = :person" + result + opponent + ")";
    }

    private List<TableRow> list(String where, Map<String, ?> values, int most) {
        return store.with(
                handle ->
                        handle
                                .createQuery(
                                        "SELECT * FROM tables WHERE " + where + " LIMIT " + most)
                                .bindMap(values)
                                .map(ROW)
                                .stream()
                                .flatMap(Optional::stream)
                                .toList());
    }
}
