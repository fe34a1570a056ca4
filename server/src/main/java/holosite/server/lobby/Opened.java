package holosite.server.lobby;

import java.util.Optional;

/**
 * A table to go to.
 *
 * @param link for a private table: the path an opponent comes in by
 */
public record Opened(String id, Optional<String> link) {
    public static Opened of(String id) {
        return new Opened(id, Optional.empty());
    }

    /** A table's name cannot be guessed: its address is the invitation. */
    static Opened byInvitation(String id) {
        return new Opened(id, Optional.of("/table/" + id));
    }
}
