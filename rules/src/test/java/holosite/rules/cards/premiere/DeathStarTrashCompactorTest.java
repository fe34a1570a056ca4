package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Death Star: Trash Compactor. */
class DeathStarTrashCompactorTest {
    @ParameterizedTest
    @CsvSource({"LIGHT, Rebel Trooper, true", "DARK, Stormtrooper, false"})
    void theLightSideDeploysThereWithoutPresence(Side side, String card, boolean may) {
        var scene =
                table().site("Death Star: Trash Compactor", LIGHT)
                        .hand(side, card)
                        .force(side, 5)
                        .turn(side, Phase.DEPLOY);
        assertThat(scene.isOffered("deploy " + card)).isEqualTo(may);
    }

    @Test
    void andNowhereElse() {
        var scene =
                table().site("Death Star: Trash Compactor", LIGHT)
                        .site("Death Star: Detention Block Corridor", DARK)
                        .hand(LIGHT, "Rebel Trooper")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Rebel Trooper").passResponses();
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo("Death Star: Trash Compactor");
    }
}
