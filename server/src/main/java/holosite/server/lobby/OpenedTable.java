package holosite.server.lobby;

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
}
