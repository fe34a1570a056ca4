package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Tzizvvt. */
class TzizvvtTest {
    @Test
    void itFliesUpToTwoSitesInYourDeployPhase() {
        var position =
                table().site(CANTINA, LIGHT)
                        .site(MOS_EISLEY, LIGHT)
                        .site(BAY, LIGHT)
                        .site(FARM, LIGHT)
                        .at(CANTINA, "Tzizvvt")
                        .force(LIGHT, 3);
        var scene = position.turn(LIGHT, Phase.DEPLOY);
        var row = scene.locations();
        int from = row.indexOf(CANTINA);
        scene.use("Tzizvvt");
        assertThat(oneOf(scene)).hasSize(2).doesNotContain(CANTINA);
        for (String site : scene.offered()) {
            assertThat(Math.abs(row.indexOf(site) - from)).isBetween(1, 2);
        }
        scene.choose(MOS_EISLEY).passResponses();
        assertThat(scene.locationOf("Tzizvvt")).isEqualTo(MOS_EISLEY);
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
        scene.mayNot("use Tzizvvt").passUntil(LIGHT, Phase.MOVE).mayNot("move Tzizvvt");
    }

    @Test
    void itMovesInNoOtherPhaseAndNeedsAForce() {
        var position = table().site(MOS_EISLEY, LIGHT).at(CANTINA, "Tzizvvt", "Rebel Trooper");
        position.turn(LIGHT, Phase.DEPLOY).mayNot("use Tzizvvt");
        position.force(LIGHT, 3)
                .turn(LIGHT, Phase.MOVE)
                .offers("move Rebel Trooper")
                .mayNot("move Tzizvvt", "use Tzizvvt");
        position.turn(DARK, Phase.DEPLOY).pass().mayNot("use Tzizvvt");
    }

    @Test
    void someSitesAndCompanySuitIt() {
        assertThat(powerAt("Death Star: Trash Compactor")).isEqualTo(3);
        assertThat(powerAt("Dagobah: Jungle")).isEqualTo(3);
        assertThat(powerAt(CANTINA)).isEqualTo(2);
        assertThat(powerAt(CANTINA, "Grand Moff Tarkin")).isEqualTo(3);
        var waters = table().at(FARM, "Tzizvvt").on(FARM, "Dark Waters").turn(LIGHT);
        assertThat(waters.power("Tzizvvt")).isEqualTo(3);
    }

    private static double powerAt(String site, String... others) {
        return table().at(site, "Tzizvvt").at(site, others).turn(LIGHT).power("Tzizvvt");
    }

    @Test
    void onceATurnAndOnlyInYourDeployPhase() {
        var position =
                table().site(CANTINA, LIGHT)
                        .site(MOS_EISLEY, LIGHT)
                        .at(MOS_EISLEY, "Tzizvvt")
                        .force(LIGHT, 5);
        var scene = position.turn(LIGHT, Phase.DEPLOY);
        scene.use("Tzizvvt").passResponses();
        assertThat(scene.locationOf("Tzizvvt")).isEqualTo(CANTINA);
        mayNotInThisPhase(scene, "use Tzizvvt");
        position.turn(LIGHT, Phase.CONTROL).mayNot("use Tzizvvt");
        position.turn(DARK, Phase.DEPLOY).pass(DARK).mayNot("use Tzizvvt");
    }

    @Test
    void aboveDagobahItGainsNothing() {
        var scene = table().at("Dagobah", "Home One").aboard("Home One", "Tzizvvt").turn(LIGHT);
        assertThat(scene.power("Tzizvvt")).isEqualTo(2);
    }
}
