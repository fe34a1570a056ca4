package holosite.app;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * A database that is used instead of files. Its password is no flag, since others could read it.
 */
final class DatabaseOptions {
    @Option(
            names = "--database-url",
            paramLabel = "JDBC",
            description =
                    "A PostgreSQL database to use instead of files. Its password:"
                            + " HOLOSITE_DATABASE_PASSWORD.")
    private @Nullable String url;

    @Option(names = "--database-user", paramLabel = "NAME", description = "Its user.")
    private @Nullable String user;

    boolean isGiven() {
        return url != null;
    }

    /** Whether a user is named, but no database. */
    boolean lackUrl() {
        return url == null && user != null;
    }

    /** Notes what was given under the names of the settings. */
    void noteIn(Map<String, ? super String> settings) {
        Optional.ofNullable(url).ifPresent(given -> settings.put("database-url", given));
        Optional.ofNullable(user).ifPresent(given -> settings.put("database-user", given));
    }
}
