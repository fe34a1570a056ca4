package holosite.server.admin;

import holosite.server.store.Store;
import holosite.server.table.entity.Tables;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * What somebody said at tables, taken back: the lines stay, since events are numbered, but their
 * words are gone from the database.
 */
public final class SpokenWords {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String GONE = "…";

    private final Store store;
    private final Tables tables;

    public SpokenWords(Store store, Tables tables) {
        this.store = store;
        this.tables = tables;
    }

    private record Line(long ordering, String table, String event) {}

    /** Removes everything that was said under this name; tables that run read themselves again. */
    public void forget(String name) {
        Set<String> changed = new HashSet<>();
        store.inTransaction(
                handle -> {
                    Map<Long, byte[]> cleared = new LinkedHashMap<>();
                    try (var events =
                            handle
                                    .createQuery(
                                            "SELECT \"ordering\", \"persistence_id\","
                                                    + " \"event_payload\" FROM \"event_journal\"")
                                    .setFetchSize(500)
                                    .map(
                                            (row, context) ->
                                                    new Line(
                                                            row.getLong(1),
                                                            row.getString(2),
                                                            new String(
                                                                    row.getBytes(3),
                                                                    StandardCharsets.UTF_8)))
                                    .stream()) {
                        events.forEach(
                                line -> {
                                    if (isSaidBy(name, line.event)) {
                                        cleared.put(line.ordering, without(line.event));
                                        changed.add(line.table);
                                    }
                                });
                    }
                    cleared.forEach(
                            (ordering, payload) ->
                                    handle.execute(
                                            "UPDATE \"event_journal\" SET \"event_payload\" = ?"
                                                    + " WHERE \"ordering\" = ?",
                                            payload,
                                            ordering));
                    return cleared.size();
                });
        changed.forEach(id -> tables.readAgain(id.substring(id.indexOf('|') + 1)));
    }

    private static boolean isSaidBy(String name, String text) {
        JsonNode event = JSON.readTree(text);
        return event.path("@type").asString("").equals("ChatSaid")
                && event.path("name").asString("").equals(name);
    }

    private static byte[] without(String text) {
        ObjectNode event = (ObjectNode) JSON.readTree(text);
        return JSON.writeValueAsBytes(event.put("text", GONE));
    }
}
