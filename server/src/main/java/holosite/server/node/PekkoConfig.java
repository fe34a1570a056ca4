package holosite.server.node;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.util.HashMap;
import java.util.Map;

/** The configuration of Pekko: holosite.conf, completed from the settings. */
final class PekkoConfig {
    /**
     * How many transactions write events at once. Events that arrive in the meantime are written
     * together in the next transaction. An embedded database writes one after the other anyway.
     */
    private static final int EMBEDDED_WRITERS = 1;

    private static final int POSTGRES_WRITERS = 4;

    private PekkoConfig() {}

    /**
     * @param rules how new the rules of this process are
     */
    static Config of(Settings settings, String rules) {
        Settings.DatabaseAddress database = settings.database();
        Map<String, Object> values = new HashMap<>();
        values.put("pekko.remote.artery.canonical.hostname", settings.cluster().host());
        values.put("pekko.remote.artery.canonical.port", settings.cluster().port());
        values.put("pekko.cluster.app-version", rules);
        settings.cluster().key().map(ClusterKey::config).ifPresent(values::putAll);
        values.put("holosite.database.url", database.url());
        values.put("holosite.database.user", database.user());
        values.put("holosite.database.password", database.password());
        values.put(
                "holosite.database.writers",
                database.isPostgres() ? POSTGRES_WRITERS : EMBEDDED_WRITERS);
        return ConfigFactory.parseMap(values)
                .withFallback(ConfigFactory.parseResources("holosite.conf"))
                .withFallback(ConfigFactory.load())
                .resolve();
    }
}
