package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Counter Assault, and Surprise Assault, which says the same. */
class CounterAssaultTest {

    private static Scene assaulted(int... destinies) {
        var scene =
                table().at(BAY, "Luke Skywalker", "Rebel Trooper")
                        .hand(DARK, "Counter Assault")
                        .force(DARK, 1)
                        .nextDestiny(DARK, destinies)
                        .turn(LIGHT, Phase.CONTROL);
        scene.drainAt(BAY).play("Counter Assault").passResponses();
        return scene;
    }

    @Test
    void aHigherTotalMakesTheOpponentLoseTheDifferenceInsteadOfTheDrain() {
        // power 3 and 1 against two destinies
        var scene = assaulted(4, 3);
        scene.answerDefaults(() -> scene.lost(LIGHT).size() < 3);
        assertThat(scene.lost(LIGHT)).hasSize(3);
        assertThat(scene.lost(DARK)).containsExactly("Counter Assault");
    }

    @Test
    void aLowerTotalCostsItsPlayerTheDifference() {
        var scene = assaulted(1, 1);
        scene.answerDefaults(() -> scene.lost(DARK).size() < 3);
        assertThat(scene.lost(DARK)).hasSize(3);
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    void itAnswersTheOpponentsDrainOnly() {
        table().at(BAY, "Stormtrooper")
                .hand(DARK, "Counter Assault")
                .force(DARK, 1)
                .turn(DARK, Phase.CONTROL)
                .drainAt(BAY)
                .mayNot("play Counter Assault");
    }
}
