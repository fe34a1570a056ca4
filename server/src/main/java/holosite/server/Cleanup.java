package holosite.server;

import holosite.language.prose.Language;
import holosite.server.account.Accounts;
import holosite.server.account.Sessions;
import holosite.server.lobby.TableRows;
import holosite.server.table.entity.Tables;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.RequestKind;
import holosite.server.table.game.TableAction;
import holosite.server.table.row.TableRow;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Deletes what nobody can reach any more: ended sessions, guests who cannot or do not come back,
 * with their decks, and the games they left. Finished games keep the names they were played under.
 * Several nodes may do this at the same time.
 */
final class Cleanup implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(Cleanup.class);

    private final Sessions sessions;
    private final Accounts accounts;
    private final TableRows rows;
    private final Tables tables;
    private final Duration guestsKept;

    Cleanup(
            Sessions sessions,
            Accounts accounts,
            TableRows rows,
            Tables tables,
            Duration guestsKept) {
        this.sessions = sessions;
        this.accounts = accounts;
        this.rows = rows;
        this.tables = tables;
        this.guestsKept = guestsKept;
    }

    @Override
    public void run() {
        try {
            int ended = sessions.sweep();
            int guests = accounts.forgetGuests(guestsKept);
            int left = 0;
            for (TableRows.Left seat : rows.leftByNobody()) {
                leave(seat);
                left++;
            }
            if (ended + guests + left > 0) {
                LOG.atInfo()
                        .addKeyValue("sessions", ended)
                        .addKeyValue("guests", guests)
                        .addKeyValue("tables", left)
                        .log("swept: {} sessions, {} guests, {} tables", ended, guests, left);
            }
        } catch (RuntimeException e) {
            // the next run will try again
            LOG.warn("the hourly clean-up failed: {}", e.getMessage());
        }
    }

    /** Closes a table where nobody else sits yet; concedes a game. */
    private void leave(TableRows.Left seat) {
        TableRow row = seat.row();
        TableAction action =
                row.state().equals("open")
                        ? new TableAction.Ask(RequestKind.CANCEL, 0)
                        : new TableAction.Concede();
        tables.act(row.id(), new Viewer(seat.person(), ""), Language.EN, action)
                .whenComplete(
                        (done, failure) -> {
                            if (failure != null) {
                                LOG.warn(
                                        "a table that was left does not answer: {}",
                                        failure.toString());
                            }
                        });
    }
}
