package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Death Star II: Docking Bay. */
class DeathStarIiDockingBayTest {
    @Test
    void theSecondDeathStarsBayNamesTheWholePriceOfTransit() {
        String bay = "Death Star II: Docking Bay";
        String echo = "Hoth: Echo Docking Bay";
        var scene =
                table().at(echo, "Rebel Trooper")
                        .site(bay, DARK)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        scene.transitFrom(echo);
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(bay);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    @Test
    void tiesDeployThereForOneLessAndOtherFightersDoNot() {
        String bay = "Death Star II: Docking Bay";
        var scene =
                table().site(bay, DARK)
                        .hand(DARK, "TIE Scout", "Punishing One")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("TIE Scout", bay)).isEqualTo(1);
        assertThat(scene.deployCost("Punishing One", bay)).isEqualTo(3);
    }

    @Test
    void aTieThatLightHasWonDeploysForItsWholePrice() {
        String bay = "Death Star II: Docking Bay";
        var scene =
                table().site(bay, DARK)
                        .hand(LIGHT, "dark TIE Scout")
                        .stolen("TIE Scout")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("TIE Scout", bay)).isEqualTo(2);
    }
}
