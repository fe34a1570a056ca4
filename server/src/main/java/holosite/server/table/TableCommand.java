package holosite.server.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.server.serialization.JsonSerializable;

import org.apache.pekko.actor.typed.ActorRef;

/** What a table is told, by this process or another. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
public sealed interface TableCommand extends JsonSerializable {

    /** Opens the table; doing so again changes nothing. */
    record Open(NewTable table, long seed, ActorRef<FromTable> replyTo) implements TableCommand {}

    record Sit(Side side, Seat seat, ActorRef<FromTable> replyTo) implements TableCommand {}

    /** Somebody does something; the answer names the id. */
    record Do(
            String person,
            String name,
            Language language,
            Deed deed,
            String id,
            ActorRef<FromTable> replyTo)
            implements TableCommand {}

    /**
     * Somebody attends, having seen the table up to this event, -1 for nothing. Said again from
     * time to time, so that a table that has moved to another process learns of it; {@code fresh}
     * asks for everything anew.
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

    /** Has a table go on that nobody attends: a bot is to move, or a clock runs. */
    record Wake() implements TableCommand {}

    /** Goes to another process, or sleeps until it is asked for again. */
    record Stop() implements TableCommand {}

    // ---- what it tells itself

    /** The pace of the bot is over: this is what it answers. */
    record BotAnswers(int number, String answer) implements TableCommand {}

    /** Something failed that must not: the table cannot go on. */
    record Fail(String what) implements TableCommand {}

    /** A clock may have run out. */
    record LookAtClock() implements TableCommand {}

    /** Spectators who see later may see more now. */
    record LetSpectatorsSee() implements TableCommand {}

    /** The row could not be written. */
    record RowFailed() implements TableCommand {}

    /** An attendant has gone without a word. */
    record ListenerGone(ActorRef<FromTable> listener) implements TableCommand {}

    /** Perhaps nothing goes on here any more. */
    record Rest() implements TableCommand {}
}
