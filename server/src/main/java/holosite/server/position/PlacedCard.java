package holosite.server.position;

import com.fasterxml.jackson.annotation.JsonInclude;
import holosite.rules.kit.Marks;
import holosite.rules.kit.Piece;
import holosite.server.text.PlainText;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * A card on the table of a position, with everything at, on and aboard it.
 *
 * @param aim the card it is aimed at, counted in the order in which the cards are written
 */
record PlacedCard(
        String id,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<PlacedRole> role,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Double> race,
        List<String> marks,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> counter,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> aim,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> system,
        boolean covers,
        List<PlacedCard> on) {
    private static final int LARGEST = 999;
    private static final int LONGEST = 40;

    static PlacedCard of(Piece piece) {
        return new PlacedCard(
                piece.card().id(),
                piece.role().map(PlacedRole::of),
                piece.raceDestiny().stream().boxed().findFirst(),
                piece.marks(),
                piece.counter().stream().boxed().findFirst(),
                piece.aim().stream().boxed().findFirst(),
                Optional.of(piece.system()).filter(name -> !name.isEmpty()),
                piece.covers(),
                piece.on().stream().map(PlacedCard::of).toList());
    }

    /** Refuses what no text could say. */
    Piece piece(int pieces) {
        boolean known = new HashSet<>(Marks.all()).containsAll(marks);
        boolean small =
                counter.stream().allMatch(n -> n >= 0 && n <= LARGEST)
                        && race.stream().allMatch(n -> n >= 0 && n <= LARGEST);
        boolean aimed = aim.stream().allMatch(n -> n >= 0 && n < pieces);
        String of = system.map(PlainText::line).orElse("");
        boolean named = of.isEmpty() || (of.length() <= LONGEST && of.matches("[\\p{L}\\d .'-]+"));
        if (!known || !small || !aimed || !named) {
            throw PositionDraft.bad(
                    "A card of this position has a mark, number, aim or system that cannot be.",
                    "Une carte de cette position a une marque, un nombre, une cible ou un système"
                            + " impossible.");
        }
        return new Piece(
                PositionDraft.card(id),
                role.map(PlacedRole::role),
                race.map(OptionalDouble::of).orElse(OptionalDouble.empty()),
                marks,
                counter.map(OptionalInt::of).orElse(OptionalInt.empty()),
                aim.map(OptionalInt::of).orElse(OptionalInt.empty()),
                of,
                covers,
                on.stream().map(one -> one.piece(pieces)).toList());
    }

    /** This card and everything on it. */
    int size() {
        return 1 + on.stream().mapToInt(PlacedCard::size).sum();
    }
}
