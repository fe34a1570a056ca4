package holosite.server.node;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeSet;

/**
 * The settings of a process. Each has one name: the flag {@code --bot-pace}, the property {@code
 * holosite.bot-pace} and the environment variable {@code HOLOSITE_BOT_PACE} are the same setting; a
 * flag overrides a property, a property overrides the environment.
 *
 * @param host the address it listens on for browsers
 * @param port the port there; 0 for any that is free
 * @param data the folder its files lie in
 * @param database where its database is
 * @param cluster the address other processes reach it at
 * @param publicAddress the address people type, if it is not the host and port
 * @param botPace how long a bot takes for a move, so that people can follow
 * @param absence how long a player waits for an absent one before he may claim the game or have a
 *     bot take the seat; nothing for ever
 * @param jsonLogs whether each line of the log is a JSON object
 * @param development whether pages served from elsewhere on this machine may connect
 * @param metricsToken the token a program on another machine needs to read the metrics
 * @param guestsKept how long an absent guest is kept
 * @param botGamesKept how long a finished game against a bot is kept; nothing for ever
 * @param admin the name of the account that may look after tables and accounts; empty for none
 * @param trustedProxies the addresses and networks of the proxies in front of it
 */
public record Settings(
        String host,
        int port,
        Path data,
        DatabaseAddress database,
        ClusterAddress cluster,
        String publicAddress,
        Duration botPace,
        Optional<Duration> absence,
        boolean jsonLogs,
        boolean development,
        String metricsToken,
        Duration guestsKept,
        Optional<Duration> botGamesKept,
        String admin,
        List<String> trustedProxies) {

    /** A JDBC address with user and password; the password is never printed. */
    public record DatabaseAddress(String url, String user, String password) {

        public boolean isPostgres() {
            return url.startsWith("jdbc:postgresql:");
        }

        /** Whether it is a file in this folder. */
        public boolean isInDataFolder(Path folder) {
            return url.startsWith(file(folder));
        }

        private static String file(Path folder) {
            return "jdbc:h2:file:" + folder.resolve("holosite").toAbsolutePath() + ";";
        }

        @Override
        public String toString() {
            return url.replaceAll("[?;].*", "") + (user.isEmpty() ? "" : " as " + user);
        }
    }

    /**
     * Where other processes of the cluster find this one; port 0 for any that is free.
     *
     * @param key the file that every process of the cluster has; without it nobody on another
     *     machine can be told from a stranger
     */
    public record ClusterAddress(String host, int port, Optional<Path> key) {
        public ClusterAddress {
            if (key.isEmpty() && !isLoopback(host)) {
                throw new BadSetting(
                        "cluster-host %s is within reach of other machines, so the nodes need a key"
                                        .formatted(host)
                                + " to know each other: make one with './holosite cluster-key FILE'"
                                + " and give it to each with --cluster-key FILE.");
            }
        }

        private static boolean isLoopback(String host) {
            try {
                return InetAddress.getByName(host).isLoopbackAddress();
            } catch (UnknownHostException e) {
                return false;
            }
        }
    }

    private static final Map<String, String> DEFAULTS =
            Map.ofEntries(
                    Map.entry("host", "127.0.0.1"),
                    Map.entry("port", "8090"),
                    Map.entry("data", "data"),
                    Map.entry("database-url", ""),
                    Map.entry("database-user", ""),
                    Map.entry("database-password", ""),
                    Map.entry("cluster-host", "127.0.0.1"),
                    Map.entry("cluster-port", "0"),
                    Map.entry("cluster-key", ""),
                    Map.entry("public-address", ""),
                    Map.entry("bot-pace", "700"),
                    Map.entry("absent-seconds", "300"),
                    Map.entry("logs", "plain"),
                    Map.entry("development", "false"),
                    Map.entry("metrics-token", ""),
                    Map.entry("trusted-proxies", "127.0.0.0/8,::1"),
                    Map.entry("guest-days", "30"),
                    Map.entry("bot-game-days", "0"),
                    Map.entry("admin", ""));

    /** The default settings. */
    public static Settings standard() {
        return of(Map.of());
    }

    /**
     * Reads the flags, the system properties and the environment.
     *
     * @throws BadSetting if a flag is unknown or a value is not usable
     */
    public static Settings read(
            List<String> flags, Properties properties, Map<String, String> environment) {
        var values = new HashMap<String, String>();
        for (String name : DEFAULTS.keySet()) {
            String variable = "HOLOSITE_" + name.toUpperCase(Locale.ROOT).replace('-', '_');
            if (environment.containsKey(variable)) {
                values.put(name, environment.get(variable));
            }
            String property = properties.getProperty("holosite." + name);
            if (property != null) {
                values.put(name, property);
            }
        }
        for (int i = 0; i < flags.size(); i++) {
            String flag = flags.get(i);
            int equals = flag.indexOf('=');
            String name = flag.substring(0, equals < 0 ? flag.length() : equals);
            if (!name.startsWith("--") || !DEFAULTS.containsKey(name.substring(2))) {
                throw new BadSetting(
                        "There is no flag '%s'. The flags are: --%s."
                                .formatted(
                                        name,
                                        String.join(", --", new TreeSet<>(DEFAULTS.keySet()))));
            }
            if (equals >= 0) {
                values.put(name.substring(2), flag.substring(equals + 1));
            } else if (i + 1 < flags.size()) {
                values.put(name.substring(2), flags.get(++i));
            } else {
                throw new BadSetting("A value should follow '%s'.".formatted(name));
            }
        }
        return of(values);
    }

    /**
     * The settings of these names and values, with defaults for the others.
     *
     * @throws BadSetting if a name is unknown or a value is not usable
     */
    public static Settings of(Map<String, String> values) {
        for (String name : values.keySet()) {
            if (!DEFAULTS.containsKey(name)) {
                throw new BadSetting("There is no setting '%s'.".formatted(name));
            }
        }
        var all = new HashMap<>(DEFAULTS);
        all.putAll(values);
        Path data = path("data", "folder", text(all, "data"));
        return new Settings(
                name(all, "host"),
                number(all, "port", 0, 65_535),
                data,
                database(
                        text(all, "database-url"),
                        text(all, "database-user"),
                        text(all, "database-password"),
                        data),
                new ClusterAddress(
                        name(all, "cluster-host"),
                        number(all, "cluster-port", 0, 65_535),
                        Optional.of(text(all, "cluster-key"))
                                .filter(file -> !file.isEmpty())
                                .map(file -> path("cluster-key", "file", file))),
                address(text(all, "public-address")),
                Duration.ofMillis(number(all, "bot-pace", 0, 60_000)),
                Optional.of(Duration.ofSeconds(number(all, "absent-seconds", 0, 86_400)))
                        .filter(Duration::isPositive),
                oneOf(all, "logs", "plain", "json").equals("json"),
                oneOf(all, "development", "false", "true").equals("true"),
                text(all, "metrics-token"),
                // an unused session does not last longer
                Duration.ofDays(number(all, "guest-days", 1, 30)),
                Optional.of(Duration.ofDays(number(all, "bot-game-days", 0, 36_500)))
                        .filter(Duration::isPositive),
                text(all, "admin"),
                networks(all, "trusted-proxies"));
    }

    /** Where everything is stored, in words. */
    public String place() {
        return database.isInDataFolder(data)
                ? data.toAbsolutePath().toString()
                : database.toString();
    }

    /** The address people use: the public address, or the host and this port. */
    public String address(int boundPort) {
        return publicAddress.isEmpty() ? ownAddress(boundPort) : publicAddress;
    }

    /** The address at which this machine itself reaches the server. */
    public String ownAddress(int boundPort) {
        boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
        String name = everywhere ? "127.0.0.1" : host.contains(":") ? "[" + host + "]" : host;
        return "http://" + name + ":" + boundPort;
    }

    private static DatabaseAddress database(String url, String user, String password, Path data) {
        if (url.isEmpty()) {
            // A commit reaches the operating system at once, so killing the process loses nothing.
            // The journal is read only when a table wakes up: a small cache is enough.
            return new DatabaseAddress(
                    DatabaseAddress.file(data)
                            + "WRITE_DELAY=0;CACHE_SIZE=4096;DB_CLOSE_ON_EXIT=FALSE"
                            // it would be open to others; what goes wrong is in the log
                            + ";TRACE_LEVEL_FILE=0",
                    "sa",
                    "");
        }
        if (!url.startsWith("jdbc:postgresql:") && !url.startsWith("jdbc:h2:")) {
            throw new BadSetting(
                    "database-url should begin with jdbc:postgresql: or jdbc:h2:, not '%s'."
                            .formatted(url.replaceAll("[?;@].*", "")));
        }
        return new DatabaseAddress(url, user, password);
    }

    private static Path path(String name, String kind, String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new BadSetting(
                    "%s should be the name of a %s, not '%s'.".formatted(name, kind, text));
        }
    }

    private static String address(String text) {
        if (text.isEmpty()) {
            return "";
        }
        boolean good;
        try {
            URI uri = URI.create(text);
            good =
                    uri.getHost() != null
                            && ("http".equals(uri.getScheme()) || "https".equals(uri.getScheme()))
                            && (uri.getPath().isEmpty() || uri.getPath().equals("/"));
        } catch (IllegalArgumentException e) {
            good = false;
        }
        if (!good) {
            throw new BadSetting(
                    "public-address should be like https://play.example.org, not '%s'."
                            .formatted(text));
        }
        return text.endsWith("/") ? text.substring(0, text.length() - 1) : text;
    }

    private static String text(Map<String, String> all, String name) {
        return all.getOrDefault(name, "").strip();
    }

    private static String name(Map<String, String> all, String name) {
        String text = text(all, name);
        if (!text.matches("[A-Za-z0-9.:_-]+")) {
            throw new BadSetting(
                    "%s should be a host name or address, not '%s'.".formatted(name, text));
        }
        return text;
    }

    private static int number(Map<String, String> all, String name, int least, int most) {
        String text = text(all, name);
        if (text.matches("\\d{1,9}")) {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw new BadSetting(
                "%s should be a number from %d to %d, not '%s'."
                        .formatted(name, least, most, text));
    }

    private static List<String> networks(Map<String, String> all, String name) {
        String text = text(all, name);
        List<String> networks = text.isEmpty() ? List.of() : List.of(text.split("\\s*,\\s*"));
        for (String network : networks) {
            if (!network.matches(
                    "([0-9]{1,3}(\\.[0-9]{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)(/[0-9]{1,3})?")) {
                throw new BadSetting(
                        "%s should be addresses such as 10.0.0.7 or networks such as 10.0.0.0/8,"
                                        .formatted(name)
                                + " separated by commas, not '%s'.".formatted(network));
            }
        }
        return networks;
    }

    private static String oneOf(Map<String, String> all, String name, String... words) {
        String text = text(all, name);
        if (!List.of(words).contains(text)) {
            throw new BadSetting(
                    "%s should be %s, not '%s'.".formatted(name, String.join(" or ", words), text));
        }
        return text;
    }
}
