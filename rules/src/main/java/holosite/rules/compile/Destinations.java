package holosite.rules.compile;

import holosite.language.effect.MoveTo;
import holosite.rules.move.Moves;
import holosite.rules.state.GameState;
import java.util.Arrays;

/** Places a text names that at least one of the travelers can go to. */
final class Destinations {
    private Destinations() {}

    static int[] relocating(GameState game, int[] places, int[] cards) {
        return Arrays.stream(places)
                .filter(
                        place ->
                                Arrays.stream(cards)
                                        .anyMatch(card -> Moves.canRelocate(game, card, place)))
                .toArray();
    }

    static int[] byText(GameState game, int[] places, int[] cards, MoveTo move) {
        return Arrays.stream(places)
                .filter(
                        place ->
                                Arrays.stream(cards)
                                        .anyMatch(
                                                card ->
                                                        Moves.canMoveByText(
                                                                game,
                                                                card,
                                                                place,
                                                                move.free(),
                                                                move.unlimited())))
                .toArray();
    }
}
