package holosite.server.admin;

import holosite.server.lobby.TableReplies;
import holosite.server.lobby.TableRows;
import holosite.server.lobby.TableSummary;
import holosite.server.table.entity.Tables;
import holosite.server.table.game.SuspensionRules;
import holosite.server.table.game.TableRefusal;
import holosite.server.table.row.TableRow;
import holosite.server.web.Access;
import holosite.server.web.Rate;
import holosite.server.web.Reply;
import holosite.server.web.Request;
import holosite.server.web.RequestRefused;
import holosite.server.web.Route;
import holosite.server.web.Routes;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All tables, also private ones; why one is suspended; suspending, resuming and canceling them. */
public final class TableAdminRoutes implements Routes {
    private static final Logger LOG = LoggerFactory.getLogger(TableAdminRoutes.class);
    private static final List<String> STATES = List.of("open", "playing", "suspended", "over");
    private static final String BY_ADMIN = "the admin has suspended it";

    private final Tables tables;
    private final TableRows rows;

    public TableAdminRoutes(Tables tables, TableRows rows) {
        this.tables = tables;
        this.rows = rows;
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.get("/api/admin/tables", Access.ADMIN, this::list)
                        .saying("All tables, also private ones, for the admin")
                        .taking(
                                "state",
                                "`open`, `playing`, `suspended` or `over`; without it all that are not"
                                        + " over")
                        .listing(AdminTable.class)
                        .refusing(503)
                        .at(Rate.HEAVY)
                        .heavily(),
                Route.post("/api/admin/tables/{id}", Access.ADMIN, this::act)
                        .saying("Suspend, resume or cancel a table")
                        .reading(TableChange.class)
                        .answering(AdminTable.class)
                        .refusing(409, 503));
    }

    /**
     * A table, and why it is suspended if it is.
     *
     * @param reason in the words of the log: for the admin and the developers
     */
    record AdminTable(TableSummary table, Optional<String> reason) {}

    /** What the admin can do with a table. */
    enum Action {
        SUSPEND,
        RESUME,
        CANCEL
    }

    record TableChange(Action action) {}

    private Reply list(Request call) {
        Optional<String> state = call.query("state");
        if (state.isPresent() && !STATES.contains(state.get())) {
            String all = String.join(", ", STATES);
            throw RequestRefused.badRequest(
                    "wrong_filter",
                    "'state' should be one of: %s.".formatted(all),
                    "« state » doit être l'un de : %s.".formatted(all));
        }
        return Reply.json(rows.all(state).stream().map(row -> told(row, call)).toList());
    }

    private AdminTable told(TableRow row, Request call) {
        return new AdminTable(
                TableSummary.of(row, call.visitor(), call.language()),
                row.state().equals("suspended") ? reason(row.id()) : Optional.empty());
    }

    /** A table whose events cannot be read is listed with the others: it needs the admin most. */
    private Optional<String> reason(String table) {
        try {
            return Optional.of(SuspensionRules.reason(TableReplies.on(tables.journal(table))));
        } catch (RequestRefused | IllegalStateException e) {
            LOG.warn("the events of table {} cannot be read", table, e);
            return Optional.of("its events cannot be read; the log says why");
        }
    }

    private Reply act(Request call) {
        String table = call.part("id");
        TableChange wanted = call.body(TableChange.class);
        describe(table);
        switch (wanted.action) {
            case SUSPEND -> tables.suspend(table, BY_ADMIN);
            case RESUME -> TableReplies.done(tables.resume(table));
            case CANCEL -> TableReplies.done(tables.callOff(table));
        }
        // it answers after it has done what it was told before
        TableRow after = describe(table);
        if (wanted.action == Action.SUSPEND && !after.state().equals("suspended")) {
            throw TableReplies.refused(
                    after.state().equals("over") ? TableRefusal.OVER : TableRefusal.NOT_STARTED);
        }
        return Reply.json(told(after, call));
    }

    private TableRow describe(String table) {
        return TableReplies.on(tables.describe(table))
                .orElseThrow(() -> TableReplies.refused(TableRefusal.NO_TABLE));
    }
}
