package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lieutenant Tanbris. */
class LieutenantTanbrisTest {
    @ParameterizedTest
    @CsvSource({"Black 2, 3", "Executor, 14"})
    void heAddsToPowerAndTakesFromTheManeuverOfAStarfighter(String ship, double power) {
        var scene =
                table().at("Tatooine", ship)
                        .pilot(ship, "Lieutenant Tanbris")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power(ship)).isEqualTo(power);
        if (ship.equals("Black 2")) {
            assertThat(scene.maneuver(ship)).isEqualTo(3);
        }
    }

    @Test
    void aVehicleHePilotsIsAsNimbleAsBefore() {
        String spider = "Bespin Motors Void Spider THX 1138";
        var scene =
                table().at(CANTINA, spider)
                        .pilot(spider, "Lieutenant Tanbris")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.maneuver(spider)).isEqualTo(4);
    }

    @Test
    void weaponsOfHisStarshipCostOneLess() {
        String cannon = "Enhanced TIE Laser Cannon";
        var scene =
                table().at("Tatooine", "Black 2", "Black 3", "Devastator")
                        .pilot("Black 2", "Lieutenant Tanbris")
                        .pilot("Black 3", "DS-61-3")
                        .hand(DARK, cannon)
                        .turn(DARK, Phase.DEPLOY);
        int usual = scene.deployCost(cannon, "Black 3");
        assertThat(usual).isEqualTo(1);
        assertThat(scene.deployCost(cannon, "Black 2")).isZero();
    }

    @Test
    void otherCardsCostAsMuchThere() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .pilot("Devastator", "Lieutenant Tanbris")
                        .hand(DARK, "Stormtrooper")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Stormtrooper", "Devastator")).isEqualTo(1);
    }

    @Test
    void starfightersOfOthersAreAsNimbleAsBefore() {
        var scene =
                table().at("Tatooine", "Black 2", "TIE Fighter")
                        .pilot("Black 2", "Lieutenant Tanbris")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.maneuver("TIE Fighter")).isEqualTo(3);
    }
}
