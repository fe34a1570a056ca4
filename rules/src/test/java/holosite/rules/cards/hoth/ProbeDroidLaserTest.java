package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Probe Droid Laser. */
class ProbeDroidLaserTest {
    @Test
    @Claim("probe-droid-laser#1")
    void aProbeDroidLaserDeploysFreeOnAProbeDroid() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .at(FARM, "Probe Droid", "Probe Droid", "Stormtrooper", "EG-6")
                        .hand(DARK, "Probe Droid Laser")
                        .turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, "Probe Droid Laser"))
                .containsExactlyInAnyOrder("Probe Droid", "Probe Droid#2");
    }

    @ParameterizedTest
    @CsvSource({"5, true", "6, false"})
    @Claim({"probe-droid-laser#3", "probe-droid-laser#4"})
    void artilleryIsLostToAProbeDroidLaserAboveFive(int destiny, boolean stays) {
        var scene =
                table().at(MOS_EISLEY, "Probe Droid", "Luke Skywalker", "Atgar Laser Cannon")
                        .on("Probe Droid", "Probe Droid Laser")
                        .force(DARK, 1)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(MOS_EISLEY).fire("Probe Droid Laser").at("Atgar Laser Cannon");

        assertThat(scene.isOnTable("Atgar Laser Cannon")).isEqualTo(stays);
    }
}
