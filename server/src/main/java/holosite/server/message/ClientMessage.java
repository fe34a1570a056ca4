package holosite.server.message;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import holosite.language.card.Phase;
import holosite.language.prose.Language;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** What a client at a table may say. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface ClientMessage {

    /**
     * The first message.
     *
     * @param event the last event the client has seen
     * @param version which build of the browser client it is; other clients have none
     */
    @JsonTypeName("hello")
    record Hello(
            Language language,
            @JsonProperty(required = true) OptionalLong event,
            Optional<String> version)
            implements ClientMessage {}

    /** The same table in another language. */
    @JsonTypeName("language")
    record Speak(Language language) implements ClientMessage {}

    @JsonTypeName("ping")
    record Ping(long at) implements ClientMessage {}

    /** A message that wants something; whatever answers it names its id. */
    sealed interface Wish extends ClientMessage {
        String id();
    }

    /** Answers the decision of this number, and the same so often in all while it is asked. */
    @JsonTypeName("answer")
    record Answer(String id, int number, GivenAnswer answer, OptionalInt times) implements Wish {}

    /** Passes the decision of this number, and goes on passing until something happens. */
    @JsonTypeName("pass_until")
    record PassUntil(String id, int number, boolean on) implements Wish {}

    /** Asks the other player for something; the minutes are for more time. */
    @JsonTypeName("request")
    record Request(String id, RequestKind kind, OptionalInt minutes) implements Wish {}

    /** Replies to a request of the other player; declining one's own withdraws it. */
    @JsonTypeName("reply")
    record Reply(String id, RequestKind kind, boolean accept) implements Wish {}

    @JsonTypeName("concede")
    record Concede(String id) implements Wish {}

    /** Claims the game of an absent opponent. */
    @JsonTypeName("claim")
    record Claim(String id) implements Wish {}

    /** Has a bot take the seat of an absent opponent. */
    @JsonTypeName("seat_bot")
    record SeatBot(String id, String level) implements Wish {}

    /** Takes his own seat back from the bot that plays there. */
    @JsonTypeName("take_back")
    record TakeBack(String id) implements Wish {}

    @JsonTypeName("rematch")
    record Rematch(String id) implements Wish {}

    @JsonTypeName("stops")
    record SetStops(String id, WantedStops stops) implements Wish {}

    @JsonTypeName("chat")
    record Chat(String id, String text) implements Wish {}

    /** Goes to a step of the lesson that is taught. */
    @JsonTypeName("step")
    record Step(String id, int step) implements Wish {}

    /** Begins the puzzle again, or has the next answer of its solution given. */
    @JsonTypeName("puzzle")
    record Puzzle(String id, PuzzleStep step) implements Wish {}

    @JsonTypeName("why")
    record Why(String id, WhyAbout about) implements Wish {}

    /** An answer: one of its forms, depending on the kind of the question. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    sealed interface GivenAnswer {}

    /** Passes; it is never false. */
    record Pass(boolean pass) implements GivenAnswer {}

    /** The act or option at this place of the list. */
    record Choice(int choice) implements GivenAnswer {}

    /** The cards at these places of the list. */
    record Cards(List<Integer> cards) implements GivenAnswer {
        public Cards {
            cards = List.copyOf(cards);
        }
    }

    record Number(int number) implements GivenAnswer {}

    /** What a player wants explained. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "what")
    sealed interface WhyAbout {}

    /** The figures of a card or place. */
    @JsonTypeName("card")
    record AboutCard(int handle) implements WhyAbout {}

    /** Force generation. */
    @JsonTypeName("generation")
    record AboutGeneration() implements WhyAbout {}

    /** What is asked. */
    @JsonTypeName("question")
    record AboutQuestion() implements WhyAbout {}

    /** Why something cannot be done with a card, at a place if one is named. */
    @JsonTypeName("not")
    record AboutNot(int handle, OptionalInt target) implements WhyAbout {}

    /** Where a player wants to be asked; {@code alike} stays as it is where nothing is said. */
    record WantedStops(
            List<Phase> own,
            List<Phase> opponents,
            boolean responses,
            List<Phase> skip,
            boolean ownActions,
            Optional<Boolean> alike,
            Optional<Boolean> idle,
            Optional<List<Something>> wakes,
            Optional<BotSpeed> bots) {
        public WantedStops {
            own = List.copyOf(own);
            opponents = List.copyOf(opponents);
            skip = List.copyOf(skip);
        }
    }
}
