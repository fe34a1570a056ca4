package holosite.server.table;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorRef;

/** The tables of the whole cluster, wherever each of them is. */
public interface Tables {

    /** Opens a table and tells its id. */
    CompletionStage<String> open(NewTable table);

    /** Somebody sits down: done, or refused. */
    CompletionStage<FromTable> sit(String table, Side side, Seat seat);

    /** Somebody does something: done, refused, or explained. */
    CompletionStage<FromTable> act(String table, Viewer who, Language language, Deed deed);

    /**
     * Somebody attends, having seen the table up to this event, -1 for nothing: the listener hears
     * of everything from now on, as that person may see it. {@code fresh} asks for everything anew.
     */
    void attend(
            String table,
            Viewer who,
            Language language,
            long event,
            boolean fresh,
            ActorRef<FromTable> listener);

    void leave(String table, ActorRef<FromTable> listener);

    /** The same as {@link #act}, answered to the listener under this id. */
    void act(
            String table,
            Viewer who,
            Language language,
            Deed deed,
            String id,
            ActorRef<FromTable> listener);

    /** What everybody may know of a table, if there is one of that id. */
    CompletionStage<Optional<TableRow>> describe(String table);

    /** The ids of the tables that are in the memory of this process. */
    Set<String> here();

    /** The game as it was played so far, from the journal; nothing where none has begun. */
    CompletionStage<Optional<PlayedGame>> played(String table);
}
