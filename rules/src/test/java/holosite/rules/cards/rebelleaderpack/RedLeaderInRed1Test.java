package holosite.rules.cards.rebelleaderpack;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Red Leader In Red 1. */
class RedLeaderInRed1Test {
    private static final String SHIP = "Red Leader In Red 1";

    @Test
    void hisPilotAddsTwoAndADestiny() {
        var scene =
                table().at("Yavin 4", SHIP, "TIE Fighter")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.power(SHIP)).isEqualTo(3 + 2);
        scene.battleAt("Yavin 4");
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(1);
    }

    @Test
    void neitherRedOneNorRedLeaderDeploysBesideIt() {
        var scene =
                table().at("Yavin 4", SHIP)
                        .site("Yavin 4: Docking Bay", LIGHT)
                        .hand(LIGHT, "Red 1", "Red Leader", "Red 5")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy Red 1", "deploy Red Leader");
        scene.offers("deploy Red 5");
        table().at("Yavin 4", "X-wing")
                .site("Yavin 4: Docking Bay", LIGHT)
                .hand(LIGHT, "Red 1", "Red Leader")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Red 1", "deploy Red Leader");
    }

    @Test
    void elsewhereHisPilotDrawsNothing() {
        var scene =
                table().at("Yavin 4", SHIP)
                        .at("Hoth", "X-wing", "TIE Fighter")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Hoth");
        assertThat(battleDestinies(scene, LIGHT)).isZero();
    }
}
