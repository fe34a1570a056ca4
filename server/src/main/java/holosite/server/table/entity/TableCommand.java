package holosite.server.table.entity;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.server.serialization.JsonSerializable;
import holosite.server.table.feed.FromTable;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.Seat;
import holosite.server.table.game.TableAction;
import holosite.server.table.game.TableWish;
import org.apache.pekko.actor.typed.ActorRef;

/** Messages to a table, from this process or another. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
public sealed interface TableCommand extends JsonSerializable {

    /** Opens the table; doing so again changes nothing. */
    record Open(NewTable table, long seed, ActorRef<FromTable> replyTo) implements TableCommand {}

    record Sit(Side side, Seat seat, ActorRef<FromTable> replyTo) implements TableCommand {}

    /** Somebody asks to do something; the reply carries the id. */
    record Do(
            String person,
            String name,
            Language language,
            TableAction action,
            String id,
            ActorRef<FromTable> replyTo)
            implements TableCommand {
        TableWish wish() {
            return new TableWish(person, name, language, action);
        }
    }

    /**
     * A listener, which has seen the table up to this event, -1 for nothing. Sent again from time
     * to time, so that a table that has moved to another process learns of it; {@code fresh} asks
     * for everything again.
     */
    record Attend(
            Viewer viewer,
            Language language,
            long event,
            boolean fresh,
            ActorRef<FromTable> listener)
            implements TableCommand {}

    record Leave(ActorRef<FromTable> listener) implements TableCommand {}

    record Describe(ActorRef<Description> replyTo) implements TableCommand {}

    /** A suspended table is to go on. */
    record Resume(ActorRef<FromTable> replyTo) implements TableCommand {}

    /** The table is to end without a winner. */
    record CallOff(ActorRef<FromTable> replyTo) implements TableCommand {}

    /** What is stored has been changed: the table is to be read again. */
    record ReadAgain() implements TableCommand {}

    /** Wakes a table without listeners: a bot is to move, or a clock runs. */
    record Wake() implements TableCommand {}

    /** The table moves to another process, or sleeps until it is needed again. */
    record Stop() implements TableCommand {}

    // ---- what it tells itself

    /** The bot has waited long enough: this is its answer. */
    record BotAnswers(int number, String answer) implements TableCommand {}

    /** The pause before the table passes for whoever is asked is over. */
    record PauseOver(int number) implements TableCommand {}

    /** Something failed that must not fail: the table cannot go on for now. */
    record Suspend(String what) implements TableCommand {}

    /** It was read under other rules than it was played under, and is to go on under these. */
    record GoOn() implements TableCommand {}

    /** It was last played under newer rules than these, and waits for a process that has them. */
    record StayAsItIs() implements TableCommand {}

    /** It could not be found out which rules are newer. */
    record LookAgain() implements TableCommand {}

    /** A clock may have run out. */
    record LookAtClock() implements TableCommand {}

    /** Spectators who see later may see more now. */
    record LetSpectatorsSee() implements TableCommand {}

    /** A listener has disappeared. */
    record ListenerGone(ActorRef<FromTable> listener) implements TableCommand {}

    /** Listeners have come or gone. */
    record CountListeners() implements TableCommand {}

    /** The table may be idle. */
    record Rest() implements TableCommand {}
}
