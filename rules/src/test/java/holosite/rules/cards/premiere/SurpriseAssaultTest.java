package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Surprise Assault. */
class SurpriseAssaultTest {
    private static Scene assaulted(int... destinies) {
        var scene =
                table().at(BAY, "Grand Moff Tarkin", "Stormtrooper")
                        .hand(LIGHT, "Surprise Assault")
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, destinies)
                        .turn(DARK, Phase.CONTROL);
        scene.drainAt(BAY).play("Surprise Assault").passResponses();
        return scene.passUntil(Prompt.Key.PHASE_ACTION);
    }

    @Test
    void aHigherTotalMakesTheOpponentLoseTheDifferenceInsteadOfTheDrain() {
        // power 4 and 1 against two destinies
        var scene = assaulted(4, 4);
        assertThat(scene.lost(DARK)).hasSize(3);
        assertThat(scene.lost(LIGHT)).containsExactly("Surprise Assault");
    }

    @Test
    void aLowerTotalCostsItsPlayerTheDifference() {
        var scene = assaulted(1, 2);
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.lost(LIGHT)).hasSize(1 + 2);
    }

    @Test
    void itNeedsAForceAndTheOpponentsDrain() {
        table().at(BAY, "Stormtrooper")
                .hand(LIGHT, "Surprise Assault")
                .turn(DARK, Phase.CONTROL)
                .drainAt(BAY)
                .mayNot("play Surprise Assault");
        table().at(BAY, "Rebel Trooper")
                .hand(LIGHT, "Surprise Assault")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.CONTROL)
                .drainAt(BAY)
                .mayNot("play Surprise Assault");
    }
}
