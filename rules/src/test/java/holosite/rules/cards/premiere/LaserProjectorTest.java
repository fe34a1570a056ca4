package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Laser Projector. */
class LaserProjectorTest {
    @ParameterizedTest
    @CsvSource({"1, true", "0, false"})
    void weaponsHitItWithADefenseValueOfOne(int destiny, boolean hit) {
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Stormtrooper")
                        .at(CANTINA, "Laser Projector")
                        .on("Rebel Trooper", "Blaster Rifle")
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        // the rifle adds 1
        scene.fire("Blaster Rifle").at("Laser Projector").passResponses();
        scene.finishBattle();
        assertThat(scene.isOnTable("Laser Projector")).isEqualTo(!hit);
    }
}
