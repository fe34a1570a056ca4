package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ommni Box, and The Bith Shuffle, which says the same. */
class OmmniBoxTest {
    private static final int SIZE = 12;

    private static List<List<String>> piles(Scene scene, Side side) {
        Side other = side.opposite();
        return List.of(
                scene.reserve(side),
                scene.lost(side),
                scene.used(side).subList(scene.used(side).size() - SIZE, scene.used(side).size()),
                scene.reserve(other),
                scene.lost(other),
                scene.used(other));
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, 1", "DARK, 2", "DARK, 3", "DARK, 4", "DARK, 5", "DARK, 6",
        "LIGHT, 1", "LIGHT, 2", "LIGHT, 3", "LIGHT, 4", "LIGHT, 5", "LIGHT, 6"
    })
    void itShufflesOnePileOfEitherPlayer(Side side, int text) {
        String card = side == DARK ? "Ommni Box" : "The Bith Shuffle";
        var position = table().site(CANTINA, DARK).hand(side, card);
        for (Side one : Side.values()) {
            position.reserve(one, SIZE).lost(one, SIZE).used(one, SIZE);
        }
        var scene = position.turn(side, Phase.CONTROL);
        var before = piles(scene, side);
        scene.play(card, text).passResponses();
        var after = piles(scene, side);
        for (int i = 0; i < 6; i++) {
            assertThat(after.get(i)).containsExactlyInAnyOrderElementsOf(before.get(i));
            assertThat(after.get(i).equals(before.get(i)))
                    .as("pile %s", i)
                    .isEqualTo(i != text - 1);
        }
    }
}
