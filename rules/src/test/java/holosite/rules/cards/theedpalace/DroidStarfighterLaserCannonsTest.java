package holosite.rules.cards.theedpalace;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Droid Starfighter Laser Cannons. */
class DroidStarfighterLaserCannonsTest {
    private static final String FIGHTER = "DFS Squadron Starfighter";
    private static final String CANNONS = "Droid Starfighter Laser Cannons";

    @Test
    void theyDeployOnADroidStarfighterForFree() {
        var scene =
                table().at("Tatooine", FIGHTER, "TIE Fighter")
                        .hand(DARK, CANNONS)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(CANNONS).passResponses();
        assertThat(scene.hostOf(CANNONS)).isEqualTo(FIGHTER);
        table().at("Tatooine", "TIE Fighter")
                .hand(DARK, CANNONS)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + CANNONS);
    }

    @ParameterizedTest
    @CsvSource({"6, true, 3", "5, false, 3", "4, false, 0", "3, false, 3"})
    void theyHitAboveTheDefenseValueAndStopPowerJustBelow(int destiny, boolean hit, int power) {
        var scene =
                table().at("Tatooine", FIGHTER, "A-wing")
                        .on(FIGHTER, CANNONS)
                        .force(DARK, 4)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.defense("A-wing")).isEqualTo(5);
        scene.battleAt("Tatooine").fire(CANNONS).at("A-wing");
        assertThat(scene.isHit("A-wing")).isEqualTo(hit);
        assertThat(scene.power("A-wing")).isEqualTo(power);
        // one Force for the battle and two for the shot
        assertThat(scene.forcePile(DARK)).hasSize(4 - 1 - 2);
    }
}
