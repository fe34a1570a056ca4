package holosite.server.node;

import holosite.server.store.Store;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.pekko.util.Version;
import org.jdbi.v3.core.Handle;

/**
 * Which of the rules that processes of this cluster play by are the newer ones: those of a later
 * release, and of one release those that came later. Rules that only an earlier cluster played by
 * do not count: whoever begins again with older rules wants them.
 */
final class RulesOrder {
    private static final Pattern RELEASE = Pattern.compile("(\\d{1,6}\\.\\d{1,6}\\.\\d{1,6})-.*");

    private final Store database;
    private final String rules;
    private final Version version;

    private RulesOrder(Store database, String rules, Version version) {
        this.database = database;
        this.rules = rules;
        this.version = version;
    }

    /** Finds the place of these rules; if nobody has played by them, they are new. */
    static RulesOrder of(Store database, String rules) {
        return database.inTransaction(
                handle -> {
                    int seen = seen(handle);
                    Optional<Version> known = version(handle, rules);
                    Version version =
                            known.orElseGet(
                                    () ->
                                            Version.apply(
                                                    "%s+%d-rules"
                                                            .formatted(release(rules), seen + 1)));
                    var order = new RulesOrder(database, rules, version);
                    if (known.isEmpty()) {
                        handle.execute("UPDATE gathering SET rules_seen = ?", seen + 1);
                        order.note(handle);
                    }
                    return order;
                });
    }

    private static String release(String rules) {
        Matcher named = RELEASE.matcher(rules);
        return named.matches() ? named.group(1) : "0.0.0";
    }

    /** One process at a time: the row stays locked until the end of the transaction. */
    private static int seen(Handle handle) {
        return handle.select("SELECT rules_seen FROM gathering WHERE id = 1 FOR UPDATE")
                .mapTo(Integer.class)
                .findOne()
                .orElse(0);
    }

    private static Optional<Version> version(Handle handle, String rules) {
        return handle.select("SELECT version FROM rules_in_use WHERE rules = ?", rules)
                .mapTo(String.class)
                .findOne()
                .map(Version::apply);
    }

    /** Lists the rules of this process, unless they are. */
    void note(Handle handle) {
        if (version(handle, rules).isEmpty()) {
            handle.execute(
                    "INSERT INTO rules_in_use (rules, version) VALUES (?, ?)",
                    rules,
                    version.version());
        }
    }

    /** A cluster begins: only the rules of this process are in use. */
    void begin(Handle handle) {
        handle.execute("DELETE FROM rules_in_use WHERE rules <> ?", rules);
    }

    /** How new they are, for the cluster. */
    String version() {
        return version.version();
    }

    /** Whether this cluster has played by those rules, and they are newer than ours. */
    boolean isNewer(String others) {
        return database.with(handle -> version(handle, others))
                .filter(other -> other.compareTo(version) > 0)
                .isPresent();
    }
}
