package holosite.server.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.OptionalInt;

/** What somebody at a table wants to do. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
public sealed interface Deed {

    /** Answers the decision of this number: {@code pass}, {@code 3}, {@code [0,2]}, {@code =4}. */
    record GiveAnswer(int number, String answer) implements Deed {}

    /** Asks the other player for something; the minutes are for an extension. */
    record Ask(RequestKind kind, int minutes) implements Deed {}

    /** Replies to what the other player asked for; declining one's own takes it back. */
    record Reply(RequestKind kind, boolean accept) implements Deed {}

    record Concede() implements Deed {}

    record WantRematch() implements Deed {}

    record SetStops(PlayerStops stops) implements Deed {}

    record Say(String text) implements Deed {}

    /** Asks for the reasons behind a card's figures. */
    record WhyCard(int handle) implements Deed {}

    record WhyGeneration() implements Deed {}

    /** Asks what stands against doing something with a card. */
    record WhyNot(int handle, OptionalInt target) implements Deed {}
}
