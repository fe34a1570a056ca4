package holosite.server.table.socket;

import holosite.server.table.feed.Viewer;
import holosite.server.table.game.TableRefusal;
import io.javalin.websocket.WsContext;
import java.util.Optional;

/** What the sockets have to know about people: asked as a socket opens, and as somebody speaks. */
public interface SocketUsers {

    /**
     * Whoever opens a socket.
     *
     * @param session the session that identifies him
     * @param address where he comes from; empty where that does not matter
     */
    record SocketUser(Viewer viewer, String session, String address) {}

    /** Who opens a socket; whom it does not know is refused. */
    Optional<SocketUser> opener(WsContext socket);

    /** Why what a person says is not to be heard, if that is so. */
    Optional<TableRefusal> silenced(String person);

    /** Whether a person has a seat at a table. */
    boolean isSeated(String person, String table);
}
