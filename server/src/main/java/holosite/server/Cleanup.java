package holosite.server;

import holosite.language.prose.Language;
import holosite.server.account.Accounts;
import holosite.server.account.PasswordResets;
import holosite.server.account.Sessions;
import holosite.server.lobby.TableRows;
import holosite.server.message.RequestKind;
import holosite.server.node.Settings;
import holosite.server.store.Store;
import holosite.server.table.entity.Tables;
import holosite.server.table.feed.FromTable;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.TableAction;
import holosite.server.table.row.TableRow;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Deletes what nobody can reach any more: ended sessions, guests who cannot or do not come back,
 * with their decks, and the games they left. Finished games keep the names they were played under;
 * those against bots are deleted too, and those that nobody goes on with are ended, if the operator
 * wants that. Several nodes may do this at the same time.
 */
final class Cleanup implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(Cleanup.class);

    private final Sessions sessions;
    private final Accounts accounts;
    private final TableRows rows;
    private final Tables tables;
    private final Duration guestsKept;
    private final Optional<Duration> botGamesKept;
    private final PasswordResets resets;
    private final InstantSource clock;

    Cleanup(
            Sessions sessions,
            Accounts accounts,
            TableRows rows,
            Tables tables,
            Settings settings,
            PasswordResets resets,
            InstantSource clock) {
        this.sessions = sessions;
        this.accounts = accounts;
        this.rows = rows;
        this.tables = tables;
        guestsKept = settings.guestsKept();
        botGamesKept = settings.botGamesKept();
        this.resets = resets;
        this.clock = clock;
    }

    @Override
    public void run() {
        try {
            int ended = sessions.sweep();
            int guests = accounts.forgetGuests(guestsKept);
            resets.sweep();
            int games =
                    botGamesKept
                            .map(kept -> rows.forgetBotGames(clock.millis() - kept.toMillis()))
                            .orElse(0);
            int left = botGamesKept.map(this::closeAbandoned).orElse(0);
            for (TableRows.Left seat : rows.leftByNobody()) {
                leave(seat);
                left++;
            }
            if (ended + guests + left + games > 0) {
                LOG.atInfo()
                        .addKeyValue("sessions", ended)
                        .addKeyValue("guests", guests)
                        .addKeyValue("tables", left)
                        .addKeyValue("games", games)
                        .log(
                                "swept: {} sessions, {} guests, {} tables, {} games against bots",
                                ended,
                                guests,
                                left,
                                games);
            }
        } catch (RuntimeException e) {
            // the next run will try again
            LOG.warn("the hourly clean-up failed: {}", Store.why(e));
        }
    }

    /** Ends games against bots that nobody has gone on with for so long. */
    private int closeAbandoned(Duration kept) {
        List<TableRow> abandoned = rows.abandonedBotGames(clock.millis() - kept.toMillis());
        abandoned.forEach(row -> logFailure(tables.callOff(row.id())));
        return abandoned.size();
    }

    /** Closes a table where nobody else sits yet; concedes a game. */
    private void leave(TableRows.Left seat) {
        TableRow row = seat.row();
        TableAction action =
                row.state().equals("open")
                        ? new TableAction.Ask(RequestKind.CANCEL, 0)
                        : new TableAction.Concede();
        logFailure(tables.act(row.id(), new Viewer(seat.person(), ""), Language.EN, action));
    }

    private static void logFailure(CompletionStage<FromTable> leaving) {
        leaving.whenComplete(
                (done, failure) -> {
                    if (failure != null) {
                        LOG.warn("a table that was left does not answer: {}", failure.toString());
                    }
                });
    }
}
