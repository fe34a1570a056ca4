package holosite.server.position;

import com.fasterxml.jackson.annotation.JsonInclude;
import holosite.language.card.Side;
import holosite.rules.state.Sides;
import java.util.List;
import java.util.Optional;

/**
 * What the rules say of a position.
 *
 * @param text the position as text
 * @param impossible why no game can begin there
 * @param places the locations in their true order, as they are when play begins
 * @param piles how many cards each player has where
 */
record PositionVerdict(
        String text,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Impossible> impossible,
        List<Remark> remarks,
        List<Place> places,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Sides<Piles>> piles) {

    /**
     * @param line the line of the text that cannot be
     * @param piece the card on the table, if it is one, in the order in which they are written
     */
    record Impossible(
            String text,
            int line,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> piece) {}

    /** What a remedy does when it is chosen. */
    enum Deed {
        TURN,
        RESERVE,
        REMOVE,
        RULE
    }

    /**
     * Something odd, with what to do about it.
     *
     * @param number the number of the turn, or how many cards to add to a Reserve Deck
     * @param entry the entry of the glossary to read
     */
    record Remark(
            String text,
            String remedy,
            Deed deed,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Side> side,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> number,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> piece,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> entry) {}

    /** A location, by its number among the cards on the table. */
    record Place(
            int piece,
            String system,
            Sides<Double> power,
            Sides<Boolean> occupies,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Side> controls) {}

    record Piles(int hand, int reserve, int force, int used, int lost, int lifeForce, int all) {}
}
