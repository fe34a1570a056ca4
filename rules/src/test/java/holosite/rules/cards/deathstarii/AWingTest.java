package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A-wing. */
class AWingTest {
    @ParameterizedTest
    @CsvSource({
        "Vader's Custom TIE, Darth Vader, Tatooine, 2",
        "Vader's Custom TIE, '', Tatooine, 3",
        "TIE Fighter, '', Tatooine, 3",
        "Vader's Custom TIE, Darth Vader, Hoth, 3"
    })
    void aNimblerStarfighterOfTheOpponentThereTakesPower(
            String ship, String pilot, String place, double power) {
        var position = table().at("Tatooine", "A-wing").at(place, ship);
        if (!pilot.isEmpty()) {
            position.pilot(ship, pilot);
        }
        assertThat(position.turn(LIGHT, Phase.CONTROL).power("A-wing")).isEqualTo(power);
    }

    @Test
    void aNimblerStarfighterOfYourOwnTakesNothing() {
        var scene =
                table().at("Tatooine", "A-wing", "Red 5")
                        .pilot("Red 5", "Luke Skywalker")
                        .astromech("Red 5", "R2-D2 (2_14)")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.maneuver("Red 5")).isGreaterThan(scene.maneuver("A-wing"));
        assertThat(scene.power("A-wing")).isEqualTo(3);
    }

    /** In the clouds its maneuver and power are 2 less. */
    @Test
    void aNimblerVehicleTakesNothing() {
        var scene =
                table().system("Tatooine", DARK)
                        .locationOf("Tatooine", "Clouds", LIGHT)
                        .at("Clouds", "A-wing", "Bespin Motors Void Spider THX 1138")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.maneuver("Bespin Motors Void Spider THX 1138"))
                .isGreaterThan(scene.maneuver("A-wing"));
        assertThat(scene.power("A-wing")).isEqualTo(1);
    }
}
