package holosite.server.table.game;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import holosite.bots.kind.BotKind;
import holosite.server.message.PuzzleStep;
import holosite.server.message.RequestKind;
import java.util.Optional;
import java.util.OptionalInt;

/** What somebody at a table asks to do. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
public sealed interface TableAction {

    /**
     * Answers the decision of this number: {@code pass}, {@code 3}, {@code [0,2]}, {@code =4}; and
     * the next ones alike, so many in all.
     */
    record GiveAnswer(int number, String answer, @JsonProperty(defaultValue = "1") int times)
            implements TableAction {
        @JsonCreator
        public GiveAnswer {}

        public GiveAnswer(int number, String answer) {
            this(number, answer, 1);
        }
    }

    /**
     * Passes, if this is the decision he is asked, and goes on passing until something happens; or
     * no longer.
     */
    record PassUntil(int number, boolean on) implements TableAction {}

    /** Asks the other player for something; the minutes are for an extension. */
    record Ask(RequestKind kind, int minutes) implements TableAction {}

    /** Replies to a request of the other player; declining one's own request withdraws it. */
    record Reply(RequestKind kind, boolean accept) implements TableAction {}

    record Concede() implements TableAction {}

    /** Claims the game, because the other player is absent. */
    record Claim() implements TableAction {}

    /** Has a bot take the seat of the other player, who is absent. */
    record SeatBot(BotKind bot) implements TableAction {}

    /** Takes his own seat back from the bot that plays there. */
    record TakeSeatBack() implements TableAction {}

    record WantRematch() implements TableAction {}

    /**
     * Sets his stops; whether the game waits for him alike stays as it is where nothing is said.
     */
    record SetStops(PlayerStops stops, Optional<Boolean> alike) implements TableAction {}

    record Say(String text) implements TableAction {}

    /** Goes to a step of the lesson: takes answers back, or has the lesson give them. */
    record GoToStep(int step) implements TableAction {}

    /** Begins the puzzle again, or has the next answer of its solution given. */
    record StepInPuzzle(PuzzleStep step) implements TableAction {}

    /** Asks for the reasons behind a card's figures. */
    record WhyCard(int handle) implements TableAction {}

    record WhyGeneration() implements TableAction {}

    /** Asks what the question is due to. */
    record WhyQuestion() implements TableAction {}

    /** Asks why something cannot be done with a card. */
    record WhyNot(int handle, OptionalInt target) implements TableAction {}
}
