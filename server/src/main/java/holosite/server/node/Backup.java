package holosite.server.node;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Everything a server has stored, as one file: a zip with a file of JSON lines for each table of
 * the database. It is the same whether the database is H2 or PostgreSQL, so it can be restored into
 * either; and it is written from one snapshot, while the server goes on. Columns are copied by the
 * type the driver names, whatever they mean, so this is the one place that speaks to it directly.
 */
public final class Backup {
    private static final String VERSION = "version";
    private static final int BATCH = 500;
    private static final JsonMapper JSON = JsonMapper.shared();

    /** What is stored, in an order in which it can be written again. */
    static final List<String> TABLES =
            List.of(
                    "accounts",
                    "sessions",
                    "password_resets",
                    "decks",
                    "lessons",
                    "puzzles",
                    "tables",
                    "reports",
                    "event_journal",
                    "event_tag");

    /** What belongs to the running processes. */
    static final List<String> LEFT_OUT =
            List.of("nodes", "gathering", "leases", "rules_in_use", "flyway_schema_history");

    /** Columns that are numbered by the database: it goes on after the highest. */
    private static final Map<String, String> NUMBERED =
            Map.of("decks", "id", "event_journal", "ordering");

    private Backup() {}

    /** Writes a backup of the database, as it is at this moment. */
    public static void write(DataSource database, OutputStream to) throws IOException {
        try (Connection connection = database.getConnection();
                var zip = new ZipOutputStream(to, StandardCharsets.UTF_8)) {
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            connection.setAutoCommit(false);
            try {
                zip.putNextEntry(new ZipEntry(VERSION));
                zip.write(version(connection).getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
                Set<String> present = present(connection);
                for (String table : TABLES) {
                    if (!present.contains(table)) {
                        // a later version has it
                        continue;
                    }
                    zip.putNextEntry(new ZipEntry(table + ".jsonl"));
                    write(connection, table, zip);
                    zip.closeEntry();
                }
            } finally {
                connection.rollback();
                connection.setAutoCommit(true);
                connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
            }
        } catch (SQLException e) {
            throw new IOException("the database cannot be read", e);
        }
    }

    /** The last migration that was run. */
    private static String version(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row =
                        statement.executeQuery(
                                "SELECT \"version\" FROM \"flyway_schema_history\" WHERE"
                                        + " \"success\" ORDER BY \"installed_rank\" DESC LIMIT 1")) {
            row.next();
            return row.getString(1);
        }
    }

    /** The tables that are there: an earlier version may have stored everything. */
    private static Set<String> present(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet names =
                        statement.executeQuery(
                                "SELECT table_name FROM information_schema.tables WHERE"
                                        + " table_schema = CURRENT_SCHEMA")) {
            var present = new HashSet<String>();
            while (names.next()) {
                present.add(names.getString(1).toLowerCase(Locale.ROOT));
            }
            return present;
        }
    }

    private static void write(Connection connection, String table, OutputStream out)
            throws SQLException, IOException {
        try (Statement statement = connection.createStatement()) {
            statement.setFetchSize(BATCH);
            try (ResultSet rows = statement.executeQuery("SELECT * FROM " + quoted(table))) {
                ResultSetMetaData columns = rows.getMetaData();
                var names = new ArrayList<@Nullable Object>();
                for (int i = 1; i <= columns.getColumnCount(); i++) {
                    names.add(columns.getColumnName(i));
                }
                line(names, out);
                while (rows.next()) {
                    var values = new ArrayList<@Nullable Object>();
                    for (int i = 1; i <= columns.getColumnCount(); i++) {
                        values.add(value(rows, i, columns.getColumnType(i)));
                    }
                    line(values, out);
                }
            }
        }
    }

    private static @Nullable Object value(ResultSet row, int column, int type) throws SQLException {
        switch (type) {
            case Types.BINARY, Types.VARBINARY, Types.LONGVARBINARY, Types.BLOB -> {
                byte[] bytes = row.getBytes(column);
                return row.wasNull() ? null : Base64.getEncoder().encodeToString(bytes);
            }
            case Types.BIGINT, Types.INTEGER -> {
                Long number = row.getLong(column);
                return row.wasNull() ? null : number;
            }
            case Types.BOOLEAN, Types.BIT -> {
                Boolean truth = row.getBoolean(column);
                return row.wasNull() ? null : truth;
            }
            default -> {
                return row.getString(column);
            }
        }
    }

    private static void line(List<@Nullable Object> values, OutputStream out) throws IOException {
        out.write(JSON.writeValueAsBytes(values));
        out.write('\n');
    }

    /**
     * H2 writes plain names in capitals, PostgreSQL in small letters: those of Pekko and Flyway are
     * quoted.
     */
    private static String quoted(String name) {
        return name.startsWith("event_") || name.startsWith("flyway_") ? '"' + name + '"' : name;
    }

    /**
     * Puts a backup into a database that is empty.
     *
     * @throws BadSetting if the database is not empty, or the file is no backup that this version
     *     can read
     */
    public static void restore(InputStream from, Settings settings) throws IOException {
        try (var zip = new ZipInputStream(from, StandardCharsets.UTF_8)) {
            ZipEntry first = zip.getNextEntry();
            if (first == null || !first.getName().equals(VERSION)) {
                throw notABackup();
            }
            String version = new String(zip.readAllBytes(), StandardCharsets.UTF_8).strip();
            if (!version.matches("\\d{1,4}")) {
                throw notABackup();
            }
            try (Database database = Database.empty(settings, version)) {
                readOrNothing(zip, database.source());
            }
        }
        // what has changed since the backup was made
        Database.open(settings).close();
    }

    /** Where not everything can be restored, the database is left as empty as it was. */
    private static void readOrNothing(ZipInputStream zip, DataSource database) throws IOException {
        try {
            read(zip, database);
        } catch (IOException | RuntimeException e) {
            try (Connection connection = database.getConnection();
                    Statement statement = connection.createStatement()) {
                for (String table : Stream.concat(TABLES.stream(), LEFT_OUT.stream()).toList()) {
                    statement.execute("DROP TABLE IF EXISTS " + quoted(table) + " CASCADE");
                }
            } catch (SQLException also) {
                e.addSuppressed(also);
            }
            throw e;
        }
    }

    /**
     * Reads a backup from its beginning to its end, before anything is done with it.
     *
     * @throws BadSetting if it is not whole, or no backup at all
     */
    static void checkWhole(Path file) throws IOException {
        boolean zipped;
        try (InputStream in = Files.newInputStream(file)) {
            zipped = Arrays.equals(in.readNBytes(2), new byte[] {'P', 'K'});
        }
        if (!zipped) {
            throw notABackup();
        }
        try (var zip = new ZipFile(file.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                try (InputStream in = zip.getInputStream(entry)) {
                    in.transferTo(OutputStream.nullOutputStream());
                }
            }
        } catch (ZipException | EOFException e) {
            throw new BadSetting(
                    "That backup is not whole: the file was cut off or has been damaged.");
        }
    }

    private static BadSetting notABackup() {
        return new BadSetting("That file is not a backup made by 'holosite backup'.");
    }

    private static void read(ZipInputStream zip, DataSource database) throws IOException {
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                String table = entry.getName().replaceFirst("\\.jsonl$", "");
                if (!TABLES.contains(table)) {
                    throw notABackup();
                }
                read(
                        connection,
                        table,
                        new BufferedReader(new InputStreamReader(zip, StandardCharsets.UTF_8)));
            }
            connection.commit();
            connection.setAutoCommit(true);
        } catch (SQLException e) {
            throw new IOException("the database cannot be written: " + e.getMessage(), e);
        } catch (JacksonException e) {
            throw notABackup();
        }
    }

    private static void read(Connection connection, String table, BufferedReader lines)
            throws SQLException, IOException {
        String header = lines.readLine();
        if (header == null) {
            throw notABackup();
        }
        JsonNode names = JSON.readTree(header);
        var columns = new ArrayList<String>();
        for (JsonNode name : names) {
            if (!name.asString().matches("\\w{1,40}")) {
                throw notABackup();
            }
            columns.add(table.startsWith("event_") ? '"' + name.asString() + '"' : name.asString());
        }
        String sql =
                "INSERT INTO "
                        + quoted(table)
                        + " ("
                        + String.join(", ", columns)
                        + ") VALUES (?"
                        + ", ?".repeat(columns.size() - 1)
                        + ")";
        try (PreparedStatement insert = connection.prepareStatement(sql)) {
            int waiting = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonNode row = JSON.readTree(line);
                for (int i = 0; i < columns.size(); i++) {
                    fill(insert, i + 1, row.path(i), isBinary(columns.get(i)));
                }
                insert.addBatch();
                if (++waiting % BATCH == 0) {
                    insert.executeBatch();
                }
            }
            insert.executeBatch();
        }
        String numbered = NUMBERED.get(table);
        if (numbered != null) {
            goOnCounting(connection, table, numbered);
        }
    }

    private static boolean isBinary(String column) {
        return column.endsWith("_payload\"") || column.equalsIgnoreCase("content");
    }

    private static void fill(PreparedStatement insert, int at, JsonNode value, boolean binary)
            throws SQLException {
        if (value.isNull()) {
            insert.setNull(at, binary ? Types.VARBINARY : Types.NULL);
        } else if (value.isBoolean()) {
            insert.setBoolean(at, value.asBoolean());
        } else if (value.isIntegralNumber()) {
            insert.setLong(at, value.asLong());
        } else if (binary) {
            insert.setBytes(at, Base64.getDecoder().decode(value.asString()));
        } else {
            insert.setString(at, value.asString());
        }
    }

    private static void goOnCounting(Connection connection, String table, String column)
            throws SQLException {
        String name = table.startsWith("event_") ? '"' + column + '"' : column;
        try (Statement statement = connection.createStatement()) {
            long next;
            try (ResultSet row =
                    statement.executeQuery(
                            "SELECT COALESCE(MAX(" + name + "), 0) + 1 FROM " + quoted(table))) {
                row.next();
                next = row.getLong(1);
            }
            statement.execute(
                    "ALTER TABLE "
                            + quoted(table)
                            + " ALTER COLUMN "
                            + name
                            + " RESTART WITH "
                            + next);
        }
    }
}
