package holosite.server.table.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.save.AnswerMeaning;
import holosite.rules.save.PositionHash;
import holosite.server.message.RequestKind;
import holosite.server.serialization.JsonSerializable;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What happened at a table, as the journal stores it. All events in order make up the table. {@code
 * at} is the time in milliseconds since 1970. The names in the journal are those listed here: a
 * class may be renamed, a name of the journal never.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "@type", defaultImpl = TableEvent.Unread.class)
@JsonSubTypes({
    @Type(value = TableEvent.Opened.class, name = "Opened"),
    @Type(value = TableEvent.SeatTaken.class, name = "SeatTaken"),
    @Type(value = TableEvent.Answered.class, name = "Answered"),
    @Type(value = TableEvent.StopsSet.class, name = "StopsSet"),
    @Type(value = TableEvent.PassingUntil.class, name = "PassingUntil"),
    @Type(value = TableEvent.TurnBegan.class, name = "TurnBegan"),
    @Type(value = TableEvent.RulesChanged.class, name = "RulesChanged"),
    @Type(value = TableEvent.Requested.class, name = "Requested"),
    @Type(value = TableEvent.Dropped.class, name = "Dropped"),
    @Type(value = TableEvent.Undone.class, name = "Undone"),
    @Type(value = TableEvent.Extended.class, name = "Extended"),
    @Type(value = TableEvent.Canceled.class, name = "Canceled"),
    @Type(value = TableEvent.Conceded.class, name = "Conceded"),
    @Type(value = TableEvent.TimedOut.class, name = "TimedOut"),
    @Type(value = TableEvent.Claimed.class, name = "Claimed"),
    @Type(value = TableEvent.BotSeated.class, name = "BotSeated"),
    @Type(value = TableEvent.SeatTakenBack.class, name = "SeatTakenBack"),
    @Type(value = TableEvent.Ended.class, name = "Ended"),
    @Type(value = TableEvent.ChatSaid.class, name = "ChatSaid"),
    @Type(value = TableEvent.RematchWanted.class, name = "RematchWanted"),
    @Type(value = TableEvent.RematchOpened.class, name = "RematchOpened"),
    @Type(
            value = TableEvent.Suspended.class,
            names = {"Suspended", "Broke"}),
    @Type(value = TableEvent.Resumed.class, name = "Resumed")
})
public sealed interface TableEvent extends JsonSerializable {

    /**
     * The version of the event format, so that later versions can read older events. In format 1 an
     * answer was its place among what was offered and nothing else, the rules were not named, and a
     * game ended with the answer that ended it.
     */
    int FORMAT = 2;

    long at();

    /** A move of the game: all moves played again from the beginning give the same game. */
    sealed interface Move extends TableEvent {
        Side side();
    }

    /**
     * The table was opened with these seats taken, under these rules. A game that continues another
     * one begins with the moves of that game, played from its beginning or from this game, packed.
     * Where a lesson is taught or a puzzle solved, its text is stored, so that it stays as it was
     * begun.
     */
    record Opened(
            int format,
            String rules,
            String id,
            TableOptions options,
            long seed,
            Optional<Seat> dark,
            Optional<Seat> light,
            String game,
            List<Move> moves,
            String lesson,
            String puzzle,
            long at)
            implements TableEvent {
        public Opened(
                int format,
                @Nullable String rules,
                String id,
                TableOptions options,
                long seed,
                Optional<Seat> dark,
                Optional<Seat> light,
                @Nullable String game,
                List<Move> moves,
                @Nullable String lesson,
                @Nullable String puzzle,
                long at) {
            this.format = format;
            this.rules = rules == null ? "" : rules;
            this.id = id;
            this.options = options;
            this.seed = seed;
            this.dark = dark;
            this.light = light;
            this.game = game == null ? "" : game;
            this.moves = List.copyOf(moves);
            this.lesson = lesson == null ? "" : lesson;
            this.puzzle = puzzle == null ? "" : puzzle;
            this.at = at;
        }

        /** Whether the end of a game is an event of its own. */
        boolean storesTheEnd() {
            return format >= 2;
        }
    }

    record SeatTaken(Side side, Seat seat, long at) implements TableEvent {}

    /**
     * A player answered.
     *
     * @param answer its place among what was offered
     * @param meaning what it meant: {@link AnswerMeaning}
     * @param position the {@link PositionHash} of the game after it
     * @param spent what his clock is charged, in milliseconds
     * @param auto whether the table answered for him: it passed, or repeated what he began
     */
    record Answered(
            Side side,
            String answer,
            String meaning,
            String position,
            long spent,
            boolean auto,
            long at)
            implements Move {
        public Answered(
                Side side,
                String answer,
                @Nullable String meaning,
                @Nullable String position,
                long spent,
                boolean auto,
                long at) {
            this.side = side;
            this.answer = answer;
            this.meaning = meaning == null ? "" : meaning;
            this.position = position == null ? "" : position;
            this.spent = spent;
            this.auto = auto;
            this.at = at;
        }

        /** The answer to the decision the game waits for, which leads to this other game. */
        static Answered leading(
                Game before, Answer answer, Game after, long spent, boolean auto, long at) {
            return new Answered(
                    before.decision().player(),
                    before.decision().code(answer).toString(),
                    AnswerMeaning.of(answer),
                    PositionHash.of(after),
                    spent,
                    auto,
                    at);
        }

        public AnswerCode code() {
            return AnswerCode.read(answer).orElseThrow();
        }

        /** Whether the game stands as it stood after the answer, as far as that was noted. */
        boolean leadTo(Game game) {
            return position.isEmpty() || position.equals(PositionHash.of(game));
        }

        /** What it means to the game under the rules it was given under. */
        Answer meant(Game game) {
            return game.decision().meant(code());
        }

        /** What it means under rules that may offer other things, or in another order. */
        Optional<Answer> meantUnderOtherRules(Game game) {
            if (game.isOver() || game.decision().player() != side) {
                return Optional.empty();
            }
            return meaning.isEmpty()
                    ? Optional.of(meant(game))
                    : AnswerMeaning.find(game.decision(), meaning);
        }
    }

    record StopsSet(Side side, PlayerStops stops, long at) implements Move {}

    /** A player lets the table pass for him until something happens, or no longer. */
    record PassingUntil(Side side, boolean on, long at) implements TableEvent {}

    /**
     * The game after so many answers, at the beginning of a turn or at its end, packed: what it
     * goes on from if other rules do not lead there any more.
     */
    record TurnBegan(int answers, String game, long at) implements TableEvent {}

    /**
     * The table woke up under other rules. Where they lead elsewhere, it goes on from this game,
     * packed, which counts as having had so many answers; otherwise the text is empty.
     */
    record RulesChanged(String rules, int answers, String game, long at) implements TableEvent {}

    record Requested(Side by, RequestKind kind, int minutes, long at) implements TableEvent {}

    /** A request was declined or withdrawn. */
    record Dropped(RequestKind kind, long at) implements TableEvent {}

    /**
     * The game went back to where it was after so many answers. What the player spent since he was
     * asked last stays spent.
     */
    record Undone(int answers, @JsonProperty(defaultValue = "0") long spent, long at)
            implements TableEvent {}

    /** Both clocks got so many minutes more. */
    record Extended(int minutes, long at) implements TableEvent {}

    record Canceled(long at) implements TableEvent {}

    record Conceded(Side side, long at) implements TableEvent {}

    record TimedOut(Side side, long at) implements TableEvent {}

    /** The player of this side was absent too long, and the other one claimed the game. */
    record Claimed(Side absent, long at) implements TableEvent {}

    /**
     * The player of this side was absent too long, and the other one had a bot take his seat. What
     * he spent until then is charged to his clock.
     */
    record BotSeated(Side side, BotKind bot, long spent, long at) implements TableEvent {}

    /** The player whose seat a bot had taken plays himself again. */
    record SeatTakenBack(Side side, long at) implements TableEvent {}

    /** The game came to its end by its own rules: so it stays, whatever other rules would say. */
    record Ended(TableEnding ending, long at) implements TableEvent {}

    /** A line of the chat; a spectator has no side. */
    record ChatSaid(String name, Optional<Side> side, String text, long at) implements TableEvent {}

    record RematchWanted(Side side, long at) implements TableEvent {}

    /** The table of the rematch, with the seed it is played from. */
    record RematchOpened(String table, long seed, long at) implements TableEvent {}

    /**
     * Something that happened under a later version, of which this one does not know what it is. It
     * is read, and never written.
     */
    record Unread(@JsonProperty(defaultValue = "0") long at) implements TableEvent {}

    /** The table cannot go on for now; the text is for the developers. */
    record Suspended(String what, long at) implements TableEvent {}

    /** A suspended table goes on from where it stood. */
    record Resumed(long at) implements TableEvent {}
}
