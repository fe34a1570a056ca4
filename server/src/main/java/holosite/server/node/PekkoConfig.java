package holosite.server.node;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.util.HashMap;
import java.util.Map;

/** The configuration of Pekko: holosite.conf, completed from the settings. */
public final class PekkoConfig {
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
        Map<String, Object> values = address(settings.cluster());
        values.put("pekko.cluster.app-version", rules);
        values.put("holosite.database.url", database.url());
        values.put("holosite.database.user", database.user());
        values.put("holosite.database.password", database.password());
        values.put(
                "holosite.database.writers",
                database.isPostgres() ? POSTGRES_WRITERS : EMBEDDED_WRITERS);
        return with(values);
    }

    /**
     * A process of the lab, which has no database: whoever loses the one that leads stops, and that
     * one goes on without whoever it loses.
     *
     * @throws BadSetting if the key cannot be used
     */
    public static Config ofLab(Settings.ClusterAddress here) {
        here.key().ifPresent(ClusterKey::check);
        Map<String, Object> values = address(here);
        String resolver = "pekko.cluster.split-brain-resolver.";
        values.put(resolver + "active-strategy", "keep-oldest");
        values.put(resolver + "keep-oldest.down-if-alone", "off");
        values.put(resolver + "stable-after", "2s");
        values.put("holosite.database.writers", EMBEDDED_WRITERS);
        return with(values);
    }

    private static Map<String, Object> address(Settings.ClusterAddress here) {
        Map<String, Object> values = new HashMap<>();
        values.put("pekko.remote.artery.canonical.hostname", here.host());
        values.put("pekko.remote.artery.canonical.port", here.port());
        here.key().map(ClusterKey::config).ifPresent(values::putAll);
        return values;
    }

    private static Config with(Map<String, Object> values) {
        return ConfigFactory.parseMap(values)
                .withFallback(ConfigFactory.parseResources("holosite.conf"))
                .withFallback(ConfigFactory.load())
                .resolve();
    }
}
