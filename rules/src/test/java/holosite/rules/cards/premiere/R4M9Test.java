package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R4-M9, and R4-E1, which says the same. */
class R4M9Test {
    private static final String RIDER = "R4-M9";

    @Test
    void theVehicleItIsAboardIsStrongerAndNimbler() {
        var scene =
                table().at(PLAINS, "Blizzard Scout 1")
                        .passenger("Blizzard Scout 1", RIDER)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Blizzard Scout 1")).isEqualTo(3 + 1 + 1);
        assertThat(scene.landspeed("Blizzard Scout 1")).isEqualTo(4);

        String spider = "Bespin Motors Void Spider THX 1138";
        scene = table().at(CANTINA, spider).passenger(spider, RIDER).turn(DARK, Phase.CONTROL);
        assertThat(scene.maneuver(spider)).isEqualTo(5);
    }

    @Test
    void aCreatureVehicleIsNot() {
        var scene = table().at(BAY, "Dewback").aboard("Dewback", RIDER).turn(DARK, Phase.CONTROL);
        assertThat(scene.landspeed("Dewback")).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "R4-M9, dark Lift Tube, Boba Fett In Slave I",
        "R4-E1, light Lift Tube, Lando In Millennium Falcon"
    })
    void onlyTheVehicleItIsAboardHasMoreOfEach(String droid, String tube, String starship) {
        var scene =
                table().at(CANTINA, tube + "#1", tube + "#2")
                        .passenger(tube + "#1", droid + "#1")
                        .at("Tatooine", starship)
                        .passenger(starship, droid + "#2")
                        .at(BAY, "Dewback")
                        .passenger("Dewback", droid + "#3")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power(tube + "#1")).isEqualTo(scene.power(tube + "#2") + 1).isEqualTo(1);
        assertThat(scene.maneuver(tube + "#1"))
                .isEqualTo(scene.maneuver(tube + "#2") + 1)
                .isEqualTo(2);
        assertThat(scene.landspeed(tube + "#1"))
                .isEqualTo(scene.landspeed(tube + "#2") + 1)
                .isEqualTo(4);
        var alone = table().at("Tatooine", starship).at(BAY, "Dewback").turn(DARK, Phase.CONTROL);
        assertThat(scene.power(starship)).isEqualTo(alone.power(starship));
        assertThat(scene.maneuver(starship)).isEqualTo(alone.maneuver(starship));
        assertThat(scene.power("Dewback")).isEqualTo(alone.power("Dewback"));
        assertThat(scene.landspeed("Dewback")).isEqualTo(alone.landspeed("Dewback"));
    }

    @Test
    void anAstromechHelpsItsStarfighterOnly() {
        var scene =
                table().at("Tatooine", "Red 5", "X-wing", "Tantive IV")
                        .pilot("Red 5", "Rebel Pilot")
                        .astromech("Red 5", "R2-X2#1")
                        .passenger("Tantive IV", "R2-X2#2")
                        .at(CANTINA, "light Lift Tube")
                        .passenger("light Lift Tube", "R2-X2#3")
                        .turn(LIGHT, Phase.CONTROL);
        var alone =
                table().at("Tatooine", "Red 5")
                        .pilot("Red 5", "Rebel Pilot")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Red 5")).isEqualTo(alone.power("Red 5") + 1);
        assertThat(scene.maneuver("Red 5")).isEqualTo(alone.maneuver("Red 5") + 1);
        assertThat(scene.hyperspeed("Red 5")).isEqualTo(alone.hyperspeed("Red 5") + 1);
        assertThat(scene.power("X-wing")).isEqualTo(3);
        assertThat(scene.maneuver("X-wing")).isEqualTo(4);
        assertThat(scene.hyperspeed("X-wing")).isEqualTo(5);
        assertThat(scene.power("Tantive IV")).isEqualTo(5);
        assertThat(scene.hyperspeed("Tantive IV")).isEqualTo(3);
        assertThat(scene.maneuver("light Lift Tube")).isEqualTo(1);
    }
}
