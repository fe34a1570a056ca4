package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fusion Generator Supply Tanks. */
class FusionGeneratorSupplyTanksTest {
    @ParameterizedTest
    @CsvSource({
        "LIGHT, light Fusion Generator Supply Tanks, Y-wing, TIE Scout",
        "DARK, dark Fusion Generator Supply Tanks, TIE Scout, Y-wing"
    })
    void theStarshipThatHasThemIsStrongerFasterAndNimbler(
            Side side, String tanks, String ship, String other) {
        var scene =
                table().at("Tatooine", ship + "#1", ship + "#2")
                        .on(ship + "#1", tanks)
                        .turn(side, Phase.CONTROL);
        assertThat(scene.power(ship + "#1")).isEqualTo(scene.power(ship + "#2") + 1);
        assertThat(scene.hyperspeed(ship + "#1")).isEqualTo(scene.hyperspeed(ship + "#2") + 1);
        assertThat(scene.maneuver(ship + "#1")).isEqualTo(scene.maneuver(ship + "#2") + 1);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, light Fusion Generator Supply Tanks, Y-wing, TIE Scout",
        "DARK, dark Fusion Generator Supply Tanks, TIE Scout, Y-wing"
    })
    void theyGoOnStarshipsAboveADockingBay(Side side, String tanks, String ship, String other) {
        var scene =
                table().site(BAY, DARK)
                        .site(PLAINS, DARK)
                        .at("Tatooine", ship + "#1", other)
                        .passenger(ship + "#1", side == LIGHT ? "Rebel Trooper" : "Stormtrooper")
                        .at("Hoth", ship + "#2")
                        .at(BAY, ship + "#3")
                        .at(MOS_EISLEY, ship + "#4")
                        .hand(side, tanks)
                        .turn(side, Phase.DEPLOY);
        scene.deploy(tanks).passResponses();
        assertThat(scene.hostOf(tanks)).isEqualTo(ship);
        assertThat(scene.card(scene.hostOf(tanks))).isEqualTo(scene.card(ship + "#1"));
    }

    @Test
    void aCloudSectorBesideADockingBayWillDo() {
        table().site("Cloud City: Platform 327 (Docking Bay)", LIGHT)
                .location("Bespin: Cloud City", LIGHT)
                .at("Bespin: Cloud City", "Y-wing")
                .hand(LIGHT, "light Fusion Generator Supply Tanks")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy light Fusion Generator Supply Tanks");
    }
}
