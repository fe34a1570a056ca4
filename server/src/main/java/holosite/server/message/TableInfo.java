package holosite.server.message;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import holosite.language.card.Side;
import holosite.rules.state.Sides;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The table itself: who sits there, what the players ask of each other, how it ended. */
public record TableInfo(
        String id,
        Stage state,
        Optional<Side> you,
        Side bottom,
        Sides<Optional<Seat>> seats,
        int watching,
        Optional<Side> waiting,
        Optional<Absent> absent,
        List<Request> requests,
        Optional<Ending> outcome,
        Optional<String> rematch,
        Optional<String> notice,
        int delay,
        @JsonProperty("private") boolean unlisted,
        boolean teaching)
        implements Section {

    public TableInfo {
        requests = List.copyOf(requests);
    }

    /** How far it has come. */
    public enum Stage {
        OPEN,
        PLAYING,
        SUSPENDED,
        OVER
    }

    /** Who sits there. */
    public record Seat(
            String name,
            Optional<String> bot,
            String deck,
            boolean here,
            Optional<String> standIn,
            boolean wantsRematch) {}

    /** From when on one may do something about an absent opponent. */
    public record Absent(long from) {}

    /** What one player asks of the other. */
    public record Request(
            RequestKind kind,
            Side by,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt minutes) {}

    /** How the table ended. */
    public record Ending(Optional<Side> winner, EndingReason reason, String text) {}
}
