package holosite.rules.cards.premiere;

import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A Disturbance In The Force, and A Tremor In The Force, which says the same. */
class ADisturbanceInTheForceTest {
    @ParameterizedTest
    @CsvSource({"DARK, A Disturbance In The Force", "LIGHT, A Tremor In The Force"})
    void itIsInsertedOnlyOnceInAGame(Side side, String insert) {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .reserve(side.opposite(), 2)
                        .nothingElseInReserve(side.opposite())
                        .hand(side, insert + "#1", insert + "#2")
                        .turn(side, Phase.DEPLOY);
        scene.offers("deploy " + insert + "#2").deploy(insert + "#1").passUntil(side);
        assertThat(scene.reserve(side.opposite())).contains(insert);
        scene.mayNot("deploy " + insert + "#2");

        scene.passUntil(side.opposite(), Phase.ACTIVATE);
        while (!scene.lost(side).contains(insert)) {
            scene.activate();
        }
        scene.passUntil(side, Phase.DEPLOY).mayNot("deploy " + insert + "#2");
    }
}
