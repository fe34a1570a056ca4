package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rebel Pilot, and Imperial Pilot, who says the same. */
class RebelPilotTest {
    @ParameterizedTest
    @CsvSource({"Rebel Pilot, Corellian Corvette, 5", "Imperial Pilot, Devastator, 9"})
    void twoOfThemAddNoMoreThanOne(String pilot, String ship, double power) {
        for (int pilots = 0; pilots <= 2; pilots++) {
            var position = table().at("Tatooine", ship);
            for (int i = 1; i <= pilots; i++) {
                position.pilot(ship, pilot + "#" + i);
            }
            var scene = position.turn(LIGHT, Phase.CONTROL);
            assertThat(scene.power(ship)).isEqualTo(power + (pilots == 0 ? 0 : 2));
        }
    }

    @ParameterizedTest
    @CsvSource({"Rebel Pilot, Corellian Corvette, 5", "Imperial Pilot, Devastator, 9"})
    void aPassengerAddsNothing(String pilot, String ship, double power) {
        var scene = table().at("Tatooine", ship).passenger(ship, pilot).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power(ship)).isEqualTo(power);
    }
}
