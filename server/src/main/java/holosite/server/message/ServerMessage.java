package holosite.server.message;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Optional;

/** What a client at a table is told. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface ServerMessage {

    /**
     * The table, or what changed at it.
     *
     * @param event the number of the last event in it; a client that comes back names it
     * @param full whether it is everything: the client forgets what it had
     * @param now the server's time, by which clocks are read
     */
    @JsonTypeName("state")
    record State(long event, boolean full, long now, Sections set, List<LogLine> log)
            implements ServerMessage {
        public State {
            log = List.copyOf(log);
        }
    }

    /** New lines of the chat. */
    @JsonTypeName("chat")
    record Chat(List<ChatLine> lines) implements ServerMessage {
        public Chat {
            lines = List.copyOf(lines);
        }
    }

    /** What was asked for is done and stored. */
    @JsonTypeName("done")
    record Done(String id) implements ServerMessage {}

    /** What was asked for is refused, and nothing has changed. */
    @JsonTypeName("refused")
    record Refused(Optional<String> id, String error, String message) implements ServerMessage {}

    /** The answer to a question why. */
    @JsonTypeName("why")
    record Why(String id, WhyAnswer answer) implements ServerMessage {}

    @JsonTypeName("pong")
    record Pong(long at) implements ServerMessage {}

    /** The table cannot be read or stored just now; it goes on as soon as it can. */
    @JsonTypeName("waiting")
    record Waiting() implements ServerMessage {}

    /** The page belongs to another version of the server. */
    @JsonTypeName("outdated")
    record Outdated(String version) implements ServerMessage {}

    /** The server closes; the client comes back after so many milliseconds. */
    @JsonTypeName("bye")
    record Bye(String message, int retry) implements ServerMessage {}
}
