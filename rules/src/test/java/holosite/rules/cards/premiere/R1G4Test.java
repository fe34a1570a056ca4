package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** R1-G4. */
class R1G4Test {
    @Test
    void theCapitalStarshipItIsAboardIsStrongerFasterAndImmune() {
        var scene =
                table().at("Tatooine", "Devastator", "Imperial-Class Star Destroyer")
                        .passenger("Devastator", "R1-G4")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Devastator")).isEqualTo(10);
        assertThat(scene.hyperspeed("Devastator")).isEqualTo(4);
        assertThat(scene.immunity("Devastator")).isEqualTo(3);
        String other = "Imperial-Class Star Destroyer";
        assertThat(scene.power(other)).isEqualTo(8);
        assertThat(scene.hyperspeed(other)).isEqualTo(3);
        assertThat(scene.immunity(other)).isZero();
    }

    @Test
    void aboardAVehicleItAddsNothing() {
        var scene =
                table().at(PLAINS, "Blizzard Scout 1")
                        .passenger("Blizzard Scout 1", "R1-G4")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Blizzard Scout 1")).isEqualTo(4);
        assertThat(scene.immunity("Blizzard Scout 1")).isZero();
    }

    @Test
    void itIsTooLargeForAStarfighter() {
        var scene =
                table().at("Tatooine", "Boba Fett In Slave I", "Devastator")
                        .site(MOS_EISLEY, DARK)
                        .hand(DARK, "R1-G4", "R4-M9")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "R1-G4"))
                .contains("Devastator")
                .doesNotContain("Boba Fett In Slave I");
    }
}
