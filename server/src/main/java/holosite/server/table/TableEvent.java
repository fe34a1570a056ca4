package holosite.server.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.server.serialization.JsonSerializable;
import java.util.List;
import java.util.Optional;

/**
 * What happened at a table, as the journal stores it. All events in order make up the table. {@code
 * at} is the time in milliseconds since 1970.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
public sealed interface TableEvent extends JsonSerializable {

    /** The version of the event format, so that later versions can read older events. */
    int FORMAT = 1;

    long at();

    /** A move of the game: all moves played again from the beginning give the same game. */
    sealed interface Move extends TableEvent {
        Side side();
    }

    /**
     * The table was opened with these seats taken. A game that continues another one begins with
     * the moves of that game.
     */
    record Opened(
            int format,
            String id,
            TableOptions options,
            long seed,
            Optional<Seat> dark,
            Optional<Seat> light,
            List<Move> moves,
            long at)
            implements TableEvent {
        public Opened {
            moves = List.copyOf(moves);
        }
    }

    record SeatTaken(Side side, Seat seat, long at) implements TableEvent {}

    /**
     * A player answered. {@code spent} is what his clock is charged in milliseconds; {@code auto}
     * means that the table passed for him.
     */
    record Answered(Side side, String answer, long spent, boolean auto, long at) implements Move {

        /** The answer by its place among what was offered: so it is stored. */
        AnswerCode code() {
            return AnswerCode.read(answer).orElseThrow();
        }

        /** What it means to the game as it stood then. */
        Answer meant(Game game) {
            return game.decision().meant(code());
        }
    }

    record StopsSet(Side side, PlayerStops stops, long at) implements Move {}

    record Requested(Side by, RequestKind kind, int minutes, long at) implements TableEvent {}

    /** A request was declined or withdrawn. */
    record Dropped(RequestKind kind, long at) implements TableEvent {}

    /** The game went back to where it was after so many answers. */
    record Undone(int answers, long at) implements TableEvent {}

    /** Both clocks got so many minutes more. */
    record Extended(int minutes, long at) implements TableEvent {}

    record Canceled(long at) implements TableEvent {}

    record Conceded(Side side, long at) implements TableEvent {}

    record TimedOut(Side side, long at) implements TableEvent {}

    /** A line of the chat; a spectator has no side. */
    record ChatSaid(String name, Optional<Side> side, String text, long at) implements TableEvent {}

    record RematchWanted(Side side, long at) implements TableEvent {}

    /** The table of the rematch, with the seed it is played from. */
    record RematchOpened(String table, long seed, long at) implements TableEvent {}

    /** The table cannot continue; the text is for the developers. */
    record Broke(String what, long at) implements TableEvent {}
}
