package holosite.server.node;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.io.IOException;
import java.nio.file.Files;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** The database of a process, migrated to what this version needs. */
public final class Database implements AutoCloseable {
    private static final int CONNECTIONS = 10;

    private final HikariDataSource pool;

    private Database(HikariDataSource pool) {
        this.pool = pool;
    }

    /**
     * Connects, and runs the migrations of this version.
     *
     * @throws BadSetting if it cannot be reached
     */
    public static Database open(Settings settings) {
        Settings.DatabaseAddress address = settings.database();
        try {
            Files.createDirectories(settings.data());
        } catch (IOException e) {
            throw new BadSetting(
                    "The data folder '%s' cannot be created: %s."
                            .formatted(settings.data(), e.getMessage()));
        }
        var config = new HikariConfig();
        config.setPoolName("holosite");
        config.setJdbcUrl(address.url());
        config.setUsername(address.user());
        config.setPassword(address.password());
        config.setMaximumPoolSize(CONNECTIONS);
        config.setConnectionTimeout(10_000);
        HikariDataSource pool;
        try {
            pool = new HikariDataSource(config);
        } catch (HikariPool.PoolInitializationException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new BadSetting(
                    "The database %s cannot be opened: %s".formatted(address, cause.getMessage()));
        }
        var database = new Database(pool);
        Flyway.configure().dataSource(pool).locations("classpath:db/migration").load().migrate();
        return database;
    }

    public DataSource source() {
        return pool;
    }

    @Override
    public void close() {
        pool.close();
    }
}
