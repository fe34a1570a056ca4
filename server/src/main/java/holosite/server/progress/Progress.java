package holosite.server.progress;

import holosite.server.store.Store;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/** Which lessons, or which puzzles, each account has begun and finished. */
public final class Progress {
    private final Store store;
    private final InstantSource clock;
    private final String select;
    private final String update;
    private final String insert;
    private final String finish;

    private Progress(Store store, InstantSource clock, String table, String column) {
        this.store = store;
        this.clock = clock;
        select =
                "SELECT %1$s, table_id, done FROM %2$s WHERE account = :account"
                        .formatted(column, table);
        update =
                "UPDATE %2$s SET table_id = ? WHERE account = ? AND %1$s = ?"
                        .formatted(column, table);
        insert =
                "INSERT INTO %2$s (account, %1$s, table_id) VALUES (?, ?, ?)"
                        .formatted(column, table);
        finish =
                "UPDATE %2$s SET done = ? WHERE account = ? AND %1$s = ? AND done IS NULL"
                        .formatted(column, table);
    }

    public static Progress ofLessons(Store store, InstantSource clock) {
        return new Progress(store, clock, "lessons", "lesson");
    }

    public static Progress ofPuzzles(Store store, InstantSource clock) {
        return new Progress(store, clock, "puzzles", "puzzle");
    }

    /**
     * How far somebody is with one of them.
     *
     * @param table where he has begun it last
     */
    public record Begun(String table, boolean done) {}

    /** All this account has begun, by their ids. */
    public Map<String, Begun> of(String account) {
        var found = new HashMap<String, Begun>();
        store.with(
                handle ->
                        handle
                                .createQuery(select)
                                .bind("account", account)
                                .map(
                                        (row, context) ->
                                                found.put(
                                                        row.getString(1),
                                                        new Begun(
                                                                row.getString("table_id"),
                                                                row.getLong("done") > 0)))
                                .stream()
                                .count());
        return found;
    }

    public void begun(String account, String id, String table) {
        store.inTransaction(
                handle -> {
                    int changed = handle.execute(update, table, account, id);
                    return changed > 0 ? changed : handle.execute(insert, account, id, table);
                });
    }

    public void done(String account, String id) {
        store.with(handle -> handle.execute(finish, clock.millis(), account, id));
    }
}
