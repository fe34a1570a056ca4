package holosite.server.lesson;

import holosite.server.store.Store;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/** Which lessons each account has begun and finished. */
public final class LessonProgress {
    private final Store store;
    private final InstantSource clock;

    public LessonProgress(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /**
     * How far somebody is with a lesson.
     *
     * @param table where he has begun it last
     */
    public record Progress(String table, boolean done) {}

    /** All lessons this account has begun, by their ids. */
    Map<String, Progress> of(String account) {
        var found = new HashMap<String, Progress>();
        store.with(
                handle ->
                        handle
                                .createQuery(
                                        "SELECT lesson, table_id, done FROM lessons WHERE account ="
                                                + " :account")
                                .bind("account", account)
                                .map(
                                        (row, context) ->
                                                found.put(
                                                        row.getString("lesson"),
                                                        new Progress(
                                                                row.getString("table_id"),
                                                                row.getLong("done") > 0)))
                                .stream()
                                .count());
        return found;
    }

    void begun(String account, String lesson, String table) {
        store.inTransaction(
                handle -> {
                    int changed =
                            handle.execute(
                                    "UPDATE lessons SET table_id = ? WHERE account = ? AND lesson ="
                                            + " ?",
                                    table,
                                    account,
                                    lesson);
                    return changed > 0
                            ? changed
                            : handle.execute(
                                    "INSERT INTO lessons (account, lesson, table_id) VALUES (?, ?,"
                                            + " ?)",
                                    account,
                                    lesson,
                                    table);
                });
    }

    void done(String account, String lesson) {
        store.with(
                handle ->
                        handle.execute(
                                "UPDATE lessons SET done = ? WHERE account = ? AND lesson = ? AND"
                                        + " done IS NULL",
                                clock.millis(),
                                account,
                                lesson));
    }
}
