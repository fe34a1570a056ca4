package holosite.server.node;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.metrics.micrometer.MicrometerMetricsTrackerFactory;
import com.zaxxer.hikari.pool.HikariPool;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.h2.api.ErrorCode;
import org.jspecify.annotations.Nullable;

/** The database of a process, migrated to what this version needs. */
public final class Database implements AutoCloseable {
    /** The file of H2. */
    private static final String FILE = "holosite.mv.db";

    private static final int CONNECTIONS = 10;
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    static final int JOURNAL_CONNECTIONS = 8;

    /** A table that cannot be stored tells its players soon, and tries again by itself. */
    private static final Duration JOURNAL_PATIENCE = Duration.ofSeconds(1);

    private final Settings.DatabaseAddress address;
    private final Optional<EmbeddedDatabase> embedded;
    private final HikariDataSource pool;
    private @Nullable HikariDataSource journal;

    private Database(Settings.DatabaseAddress address) {
        this.address = address;
        embedded =
                address.isPostgres()
                        ? Optional.empty()
                        : Optional.of(new EmbeddedDatabase(address));
        pool = pool("holosite", CONNECTIONS, PATIENCE);
    }

    /**
     * Connects, and runs the migrations of this version.
     *
     * @throws BadSetting if it cannot be reached
     */
    public static Database open(Settings settings) {
        Database database = connect(settings);
        try {
            database.migrations().load().migrate();
            if (settings.database().isInDataFolder(settings.data())) {
                closeToOthers(settings.data());
            }
            return database;
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
    }

    /**
     * Connects to a database in which nothing is, and runs the migrations up to this one.
     *
     * @throws BadSetting if there is something in it, or this version does not know the migration
     */
    static Database empty(Settings settings, String version) {
        Database database = connect(settings);
        try {
            Flyway flyway = database.migrations().target(version).load();
            if (flyway.info().current() != null) {
                throw new BadSetting(
                        "There is something in '%s' already: restore into an empty folder or"
                                        .formatted(settings.place())
                                + " database.");
            }
            boolean known =
                    Arrays.stream(flyway.info().all())
                            .anyMatch(one -> one.getVersion().getVersion().equals(version));
            if (!known) {
                throw new BadSetting(
                        "The backup was made by a later version than this one: upgrade first.");
            }
            flyway.migrate();
            return database;
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
    }

    /**
     * Connects to a database in which a server has stored something, and leaves it as it is.
     *
     * @throws BadSetting if there is nothing in it
     */
    static Database used(Settings settings) {
        if (settings.database().isInDataFolder(settings.data())
                && !Files.exists(settings.data().resolve(FILE))) {
            throw nothing(settings);
        }
        Database database = connect(settings);
        try {
            if (database.migrations().load().info().current() == null) {
                throw nothing(settings);
            }
            return database;
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
    }

    private static BadSetting nothing(Settings settings) {
        return new BadSetting(
                "There is nothing in '%s': give the same --data or --database-url as to"
                                .formatted(settings.place())
                        + " 'holosite play'.");
    }

    /** Whether the migrations of any version have been run there. */
    static boolean isUsed(Settings settings) {
        try (Database database = connect(settings)) {
            return database.migrations().load().info().current() != null;
        }
    }

    private FluentConfiguration migrations() {
        return Flyway.configure().dataSource(pool).locations("classpath:db/migration");
    }

    private static Database connect(Settings settings) {
        Settings.DatabaseAddress address = settings.database();
        if (address.isInDataFolder(settings.data())) {
            prepare(settings.data());
        }
        try {
            return new Database(address);
        } catch (HikariPool.PoolInitializationException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            if (cause instanceof SQLException sql
                    && sql.getErrorCode() == ErrorCode.DATABASE_ALREADY_OPEN_1) {
                throw new BadSetting(
                        "A Holosite that is running uses '%s': stop it first, or choose another"
                                        .formatted(settings.place())
                                + " folder with --data.");
            }
            throw new BadSetting(
                    "The database %s cannot be opened: %s".formatted(address, cause.getMessage()));
        }
    }

    /** The folder holds passwords' hashes and hidden hands: nobody else may look into it. */
    private static void prepare(Path folder) {
        try {
            boolean ours = !Files.exists(folder) || files(folder).equals(all(folder));
            Files.createDirectories(folder);
            if (ours) {
                OwnerOnly.folder(folder);
            }
            Path file = folder.resolve(FILE);
            if (!Files.exists(file)) {
                // from the first moment on nobody else can read it
                Files.createFile(file);
                OwnerOnly.file(file);
            }
        } catch (IOException e) {
            throw unusable(folder);
        }
        if (!Files.isWritable(folder)) {
            throw unusable(folder);
        }
    }

    private static List<Path> all(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.toList();
        }
    }

    /** The files of the database. */
    private static List<Path> files(Path folder) throws IOException {
        return all(folder).stream()
                .filter(file -> file.getFileName().toString().startsWith("holosite."))
                .toList();
    }

    private static BadSetting unusable(Path folder) {
        return new BadSetting(
                "The data folder '%s' cannot be used: it must belong to you, and you must be able to"
                                .formatted(folder.toAbsolutePath())
                        + " write in it. Choose another with --data.");
    }

    private static void closeToOthers(Path folder) {
        try {
            for (Path file : files(folder)) {
                OwnerOnly.file(file);
            }
        } catch (IOException e) {
            throw unusable(folder);
        }
    }

    private HikariDataSource pool(String name, int connections, Duration patience) {
        var config = new HikariConfig();
        config.setPoolName(name);
        config.setMaximumPoolSize(connections);
        config.setConnectionTimeout(patience.toMillis());
        if (embedded.isPresent()) {
            config.setDataSource(embedded.get());
            config.setExceptionOverride(embedded.get());
            config.setConnectionTestQuery("SELECT 1");
        } else {
            config.setJdbcUrl(address.url());
            config.setUsername(address.user());
            config.setPassword(address.password());
            // it would quote the rows that it refuses
            config.addDataSourceProperty("logServerErrorDetail", "false");
        }
        return new HikariDataSource(config);
    }

    boolean isPostgres() {
        return address.isPostgres();
    }

    /** Measures how busy the connections are: those of the requests and those of the journal. */
    void measure(MeterRegistry metrics) {
        var tracker = new MicrometerMetricsTrackerFactory(metrics);
        pool.setMetricsTrackerFactory(tracker);
        journalPool().setMetricsTrackerFactory(tracker);
    }

    public DataSource source() {
        return pool;
    }

    /**
     * The connections of the journal of the tables. They are apart from those of the requests, so
     * that neither waits for the other.
     */
    DataSource journal() {
        return journalPool();
    }

    private synchronized HikariDataSource journalPool() {
        HikariDataSource open = journal;
        if (open == null) {
            open = pool("journal", JOURNAL_CONNECTIONS, JOURNAL_PATIENCE);
            journal = open;
        }
        return open;
    }

    @Override
    public synchronized void close() {
        if (journal != null) {
            journal.close();
        }
        pool.close();
    }
}
