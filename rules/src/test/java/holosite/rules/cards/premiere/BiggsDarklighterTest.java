package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Biggs Darklighter, Red Leader and others who fly best in a ship of their own. */
class BiggsDarklighterTest {
    @ParameterizedTest
    @CsvSource({"Biggs Darklighter, 2", "Red Leader, 2", "Rebel Pilot, 2"})
    void heAddsTwoToThePowerOfWhatHePilots(String pilot, int power) {
        var scene =
                table().at("Tatooine", "Corellian Corvette", "Medium Transport")
                        .pilot("Corellian Corvette", pilot)
                        .passenger("Medium Transport", "Wedge Antilles")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Corellian Corvette")).isEqualTo(5 + power);
        assertThat(scene.power("Medium Transport")).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "Biggs Darklighter, Red 3, 5, true",
        "Biggs Darklighter, Red 1, 4, false",
        "Red Leader, Red 1, 5, true",
        "Red Leader, Red 3, 4, false"
    })
    void heFliesHisOwnXWingBest(String pilot, String ship, int maneuver, boolean draws) {
        var scene =
                table().at("Tatooine", ship, "TIE Fighter")
                        .pilot(ship, pilot)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.maneuver(ship)).isEqualTo(maneuver);
        scene.battleAt("Tatooine");
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(draws ? 1 : 0);
    }

    @ParameterizedTest
    @CsvSource({"Biggs Darklighter, Red 3", "Red Leader, Red 1"})
    void whereSomebodyElseFliesItHeDoesNothing(String pilot, String ship) {
        var scene =
                table().at("Tatooine", ship)
                        .pilot(ship, "Jek Porkins")
                        .at(MOS_EISLEY, pilot)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.maneuver(ship)).isEqualTo(4);
    }
}
