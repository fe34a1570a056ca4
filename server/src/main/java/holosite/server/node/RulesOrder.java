package holosite.server.node;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.apache.pekko.util.Version;

/**
 * Which of the rules that processes of this cluster play by are the newer ones: those of a later
 * release, and of one release those that came later. Rules that only an earlier cluster played by
 * do not count: whoever begins again with older rules wants them.
 */
final class RulesOrder {
    private static final Pattern RELEASE = Pattern.compile("(\\d{1,6}\\.\\d{1,6}\\.\\d{1,6})-.*");

    private final DataSource database;
    private final String rules;
    private final Version version;

    private RulesOrder(DataSource database, String rules, Version version) {
        this.database = database;
        this.rules = rules;
        this.version = version;
    }

    /** Finds the place of these rules; if nobody has played by them, they are new. */
    static RulesOrder of(DataSource database, String rules) {
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            int seen = seen(connection);
            Optional<Version> known = version(connection, rules);
            Version version =
                    known.orElseGet(
                            () -> Version.apply("%s+%d-rules".formatted(release(rules), seen + 1)));
            var order = new RulesOrder(database, rules, version);
            if (known.isEmpty()) {
                try (PreparedStatement count =
                        connection.prepareStatement("UPDATE gathering SET rules_seen = ?")) {
                    count.setInt(1, seen + 1);
                    count.executeUpdate();
                }
                order.note(connection);
            }
            connection.commit();
            return order;
        } catch (SQLException e) {
            throw new IllegalStateException("the rules in use cannot be listed", e);
        }
    }

    private static String release(String rules) {
        Matcher named = RELEASE.matcher(rules);
        return named.matches() ? named.group(1) : "0.0.0";
    }

    /** One process at a time: the row stays locked until the end of the transaction. */
    private static int seen(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row =
                        statement.executeQuery(
                                "SELECT rules_seen FROM gathering WHERE id = 1 FOR UPDATE")) {
            return row.next() ? row.getInt(1) : 0;
        }
    }

    private static Optional<Version> version(Connection connection, String rules)
            throws SQLException {
        try (PreparedStatement select =
                connection.prepareStatement("SELECT version FROM rules_in_use WHERE rules = ?")) {
            select.setString(1, rules);
            try (ResultSet row = select.executeQuery()) {
                return row.next() ? Optional.of(Version.apply(row.getString(1))) : Optional.empty();
            }
        }
    }

    /** Lists the rules of this process, unless they are. */
    void note(Connection connection) throws SQLException {
        if (version(connection, rules).isPresent()) {
            return;
        }
        try (PreparedStatement insert =
                connection.prepareStatement(
                        "INSERT INTO rules_in_use (rules, version) VALUES (?, ?)")) {
            insert.setString(1, rules);
            insert.setString(2, version.version());
            insert.executeUpdate();
        }
    }

    /** A cluster begins: only the rules of this process are in use. */
    void begin(Connection connection) throws SQLException {
        try (PreparedStatement others =
                connection.prepareStatement("DELETE FROM rules_in_use WHERE rules <> ?")) {
            others.setString(1, rules);
            others.executeUpdate();
        }
    }

    /** How new they are, for the cluster. */
    String version() {
        return version.version();
    }

    /** Whether this cluster has played by those rules, and they are newer than ours. */
    boolean isNewer(String others) {
        try (Connection connection = database.getConnection()) {
            return version(connection, others)
                    .filter(other -> other.compareTo(version) > 0)
                    .isPresent();
        } catch (SQLException e) {
            throw new IllegalStateException("the rules in use cannot be listed", e);
        }
    }
}
