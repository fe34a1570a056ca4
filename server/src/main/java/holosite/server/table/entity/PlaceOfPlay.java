package holosite.server.table.entity;

import holosite.server.store.Store;
import holosite.server.table.feed.FromTable;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableState;
import holosite.server.table.game.WakingRules;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where a table may be played on: in this process, or only in one with newer rules. It is found out
 * when it was last played under other rules than those in force here.
 */
final class PlaceOfPlay {
    private static final Logger LOG = LoggerFactory.getLogger(PlaceOfPlay.class);

    enum Where {
        HERE,
        UNKNOWN,
        WITH_NEWER_RULES
    }

    /**
     * Who asks for something that only a process with the newer rules can do.
     *
     * @param request the id his request has
     */
    record Asker(ActorRef<FromTable> to, String request) {}

    private final ActorContext<TableCommand> context;
    private final String id;
    private final TableContext shared;
    private Where where = Where.HERE;

    PlaceOfPlay(ActorContext<TableCommand> context, String id, TableContext shared) {
        this.context = context;
        this.id = id;
        this.shared = shared;
    }

    Where where() {
        return where;
    }

    /** The table has been read. */
    void begin() {
        where = Where.HERE;
    }

    /** Whether it was last played under other rules: then the table is told what comes of it. */
    boolean mustBeFoundOut(TableState state) {
        boolean must = state.isOfOtherRules() && !state.isOver();
        if (must) {
            where = Where.UNKNOWN;
            look(state, shared.blocking());
        }
        return must;
    }

    /** The database did not say which rules are newer. */
    void lookAgain(TableState state) {
        look(state, CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS, shared.blocking()));
    }

    /**
     * Finds out whether it was last played under newer rules than these. Then it must not go on
     * under older ones, but waits for a process that has those.
     */
    private void look(TableState state, Executor executor) {
        context.pipeToSelf(
                CompletableFuture.supplyAsync(
                        () -> shared.newer().test(state.lastRules()), executor),
                (newer, failure) -> {
                    if (newer == null) {
                        LOG.warn("table {} waits for the database: {}", id, Store.why(failure));
                        return new TableCommand.LookAgain();
                    }
                    return newer ? new TableCommand.StayAsItIs() : new TableCommand.GoOn();
                });
    }

    /** It waits for a process with newer rules. */
    void isElsewhere(TableState state) {
        where = Where.WITH_NEWER_RULES;
        LOG.warn("table {} waits for newer rules, {}", id, state.lastRules());
    }

    /** It may go on here; true if that was not known before. */
    boolean isHere() {
        boolean foundOut = where == Where.UNKNOWN;
        where = Where.HERE;
        return foundOut;
    }

    /** What has to be stored before a table that was last played under other rules goes on. */
    Optional<TableEvent> waking(TableState state) {
        return state.isOpened()
                ? WakingRules.before(state, shared.rules(), shared.clock().millis())
                : Optional.empty();
    }

    boolean isWaking(TableState state) {
        return waking(state).isPresent();
    }

    /** Who has to be told that the table waits for newer rules. */
    static Optional<Asker> asker(TableCommand command) {
        return switch (command) {
            case TableCommand.Attend attend -> Optional.of(new Asker(attend.listener(), ""));
            case TableCommand.Do wanted -> Optional.of(new Asker(wanted.replyTo(), wanted.id()));
            case TableCommand.Sit sit -> Optional.of(new Asker(sit.replyTo(), ""));
            case TableCommand.Resume resume -> Optional.of(new Asker(resume.replyTo(), ""));
            case TableCommand.CallOff off -> Optional.of(new Asker(off.replyTo(), ""));
            default -> Optional.empty();
        };
    }

    /** What a table does under any rules: it plays nothing. */
    static boolean isDoneAnywhere(TableCommand command) {
        return command instanceof TableCommand.Open
                || command instanceof TableCommand.Describe
                || command instanceof TableCommand.Leave
                || command instanceof TableCommand.ListenerGone
                || command instanceof TableCommand.Rest
                || command instanceof TableCommand.ReadAgain;
    }
}
