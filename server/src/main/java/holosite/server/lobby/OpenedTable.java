package holosite.server.lobby;

import holosite.server.table.entity.Tables;
import holosite.server.web.Request;
import java.util.Optional;

/**
 * A table that was opened.
 *
 * @param link for a private table: the path to send to an opponent
 */
public record OpenedTable(String id, Optional<String> link) {
    public static OpenedTable of(String id) {
        return new OpenedTable(id, Optional.empty());
    }

    /** A private table; its id cannot be guessed, so its address is the invitation. */
    static OpenedTable byInvitation(String id) {
        return new OpenedTable(id, Optional.of("/table/" + id));
    }

    /**
     * The id of the table a request asks to be opened. The header {@code Idempotency-Key} makes it
     * the same whenever this player sends the same request again, so that one table is opened.
     */
    public static String id(Request call, Tables tables) {
        return call.key()
                .map(key -> tables.idFor(call.player().id() + " " + key))
                .orElseGet(tables::newId);
    }
}
