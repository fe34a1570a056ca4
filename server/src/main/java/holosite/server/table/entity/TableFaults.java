package holosite.server.table.entity;

import holosite.server.table.feed.FromTable;
import holosite.server.table.game.TableRefusal;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What comes of a fault at a table, wherever it is: it never stops the table. What a player asked
 * for is refused and has changed nothing; where the table itself cannot go on, it is suspended; and
 * what only had to be told is not told.
 */
final class TableFaults {
    private static final Logger LOG = LoggerFactory.getLogger(TableFaults.class);

    /** What the table cannot go on without. */
    interface Work {
        void run();
    }

    private final ActorRef<TableCommand> table;
    private final String id;

    TableFaults(ActorRef<TableCommand> table, String id) {
        this.table = table;
        this.id = id;
    }

    /** A command could not be carried out; nothing has come of it. */
    void in(TableCommand command, Throwable fault) {
        LOG.error("table {} fails at {}", id, command.getClass().getSimpleName(), fault);
        Optional<PlaceOfPlay.Asker> asker = PlaceOfPlay.asker(command);
        if (asker.isPresent()) {
            asker.get()
                    .to()
                    .tell(new FromTable.Refused(asker.get().request(), TableRefusal.OUR_FAULT));
        } else if (isOfTheGame(command)) {
            suspend(fault);
        }
    }

    /** Whether the game waits for what this would have done, and for nobody else. */
    private static boolean isOfTheGame(TableCommand command) {
        return command instanceof TableCommand.BotAnswers
                || command instanceof TableCommand.PauseOver
                || command instanceof TableCommand.LookAtClock
                || command instanceof TableCommand.GoOn;
    }

    /** Does what may be left out: others are told, or a row is written. */
    void told(Work work) {
        try {
            work.run();
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("table {} cannot be told of", id, e);
        }
    }

    /** Does what the game cannot go on without. */
    void needed(Work work) {
        try {
            work.run();
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("table {} cannot go on", id, e);
            suspend(e);
        }
    }

    private void suspend(Throwable fault) {
        table.tell(new TableCommand.Suspend("it cannot go on: " + fault));
    }
}
