package holosite.server.web;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/** Everything a server stores: accounts, sessions, decks, tables and their events. */
public final class StoredState {
    private static final List<String> KEPT =
            List.of(
                    "SELECT * FROM accounts ORDER BY id",
                    "SELECT * FROM sessions ORDER BY token",
                    "SELECT * FROM decks ORDER BY id",
                    "SELECT * FROM password_resets ORDER BY token",
                    "SELECT id, table_id, account, words FROM reports ORDER BY id",
                    "SELECT id, event, state, dark_person, light_person, turn, ended, winner,"
                            + " reason FROM tables ORDER BY id",
                    "SELECT \"persistence_id\", MAX(\"sequence_number\") FROM \"event_journal\""
                            + " GROUP BY \"persistence_id\" ORDER BY \"persistence_id\"");

    private StoredState() {}

    /** All of it, a line for each thing. */
    public static List<String> of(DataSource database) {
        var lines = new ArrayList<String>();
        try (var connection = database.getConnection();
                var statement = connection.createStatement()) {
            for (String sql : KEPT) {
                try (var rows = statement.executeQuery(sql)) {
                    int columns = rows.getMetaData().getColumnCount();
                    while (rows.next()) {
                        var line = new StringBuilder();
                        for (int i = 1; i <= columns; i++) {
                            line.append(rows.getString(i)).append(" | ");
                        }
                        lines.add(line.toString());
                    }
                }
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return lines;
    }

    /** The same, once nothing is being written any more. */
    public static List<String> settled(DataSource database) {
        List<String> before = of(database);
        // who watches is counted and written some hundred milliseconds later
        for (int quiet = 0; quiet < 16; quiet++) {
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            List<String> now = of(database);
            if (!now.equals(before)) {
                quiet = 0;
            }
            before = now;
        }
        return before;
    }
}
