package holosite.server;

import holosite.server.account.Accounts;
import holosite.server.lobby.TableRows;
import holosite.server.store.Store;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.TableRefusal;
import holosite.server.table.socket.SocketUsers;
import holosite.server.web.RequestGuard;
import io.javalin.websocket.WsContext;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** People with an account or as guests, as the sockets of the tables know them. */
record VisitorsAtTables(RequestGuard guard, Accounts accounts, TableRows rows)
        implements SocketUsers {
    private static final Logger LOG = LoggerFactory.getLogger(VisitorsAtTables.class);

    @Override
    public Optional<SocketUser> opener(WsContext socket) {
        return guard.visitor(socket)
                .map(
                        who ->
                                new SocketUser(
                                        new Viewer(who.id(), who.name()),
                                        who.session(),
                                        guard.network(socket)));
    }

    /** Where the database does not say whether somebody may speak, he has to wait. */
    @Override
    public Optional<TableRefusal> silenced(String person) {
        try {
            return accounts.isMuted(person) ? Optional.of(TableRefusal.MUTED) : Optional.empty();
        } catch (RuntimeException e) {
            LOG.warn("it is not known whether {} is muted: {}", person, Store.why(e));
            return Optional.of(TableRefusal.BUSY);
        }
    }

    /** Where the database does not say whose seats they are, nobody passes for a player. */
    @Override
    public boolean isSeated(String person, String table) {
        try {
            return rows.isSeated(person, table);
        } catch (RuntimeException e) {
            LOG.warn("it is not known whether {} has a seat: {}", person, Store.why(e));
            return false;
        }
    }
}
