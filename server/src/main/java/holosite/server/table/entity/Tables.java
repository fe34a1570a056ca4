package holosite.server.table.entity;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.server.table.feed.FromTable;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.PlayedGame;
import holosite.server.table.game.Seat;
import holosite.server.table.game.TableAction;
import holosite.server.table.game.TableEvent;
import holosite.server.table.row.TableRow;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorRef;

/** The tables of the whole cluster, whichever process each is on. */
public interface Tables {

    /** An id for a table that is about to be opened. */
    String newId();

    /** The id of the table that is opened under a key; nobody can guess it who has not the key. */
    String idFor(String key);

    /** Opens the table of this id and returns it; one that is open already stays as it is. */
    CompletionStage<String> open(String id, NewTable table);

    /** Opens a table and returns its id. */
    default CompletionStage<String> open(NewTable table) {
        return open(newId(), table);
    }

    /** Takes a seat: done, or refused. */
    CompletionStage<FromTable> sit(String table, Side side, Seat seat);

    /** Carries out an action: done, refused, or explained. */
    CompletionStage<FromTable> act(String table, Viewer who, Language language, TableAction action);

    /**
     * Adds a listener that has seen the table up to this event, -1 for nothing. It is sent
     * everything that person may see from now on. {@code fresh} asks for everything again.
     */
    void attend(
            String table,
            Viewer who,
            Language language,
            long event,
            boolean fresh,
            ActorRef<FromTable> listener);

    /** Lets a suspended table go on: done, or refused. */
    CompletionStage<FromTable> resume(String table);

    /** Suspends a table that is played at, for this reason. */
    void suspend(String table, String why);

    /** Ends a table without a winner, whatever its players want: done, or refused. */
    CompletionStage<FromTable> callOff(String table);

    /** Lets a table forget what it holds in memory, and read its events again. */
    void readAgain(String table);

    /** Everything that has happened at a table; nothing if it does not exist. */
    CompletionStage<List<TableEvent>> journal(String table);

    void leave(String table, ActorRef<FromTable> listener);

    /** The same as {@link #act}, answered to the listener under this id. */
    void act(
            String table,
            Viewer who,
            Language language,
            TableAction action,
            String id,
            ActorRef<FromTable> listener);

    /** What everybody may know of a table, if it exists. */
    CompletionStage<Optional<TableRow>> describe(String table);

    /** The ids of the tables running in this process. */
    Set<String> here();

    /** The game as it was played so far, from the journal; nothing if none has begun. */
    CompletionStage<Optional<PlayedGame>> played(String table);
}
