package holosite.rules.cards.rebelleaderpack;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.mayNot;
import static holosite.language.words.Filters.titled;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
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

    @Test
    void keptOutOfTheBattleHisPilotDrawsNothing() {
        for (String idle : new String[] {SHIP, "Red 5"}) {
            var truce =
                    Kinds.effect("Plain Truce", DARK, "0_1")
                            .destiny(3)
                            .says(mayNot(Deed.TAKE_PART_IN_BATTLE, titled(idle)));
            var scene =
                    tableWith(truce)
                            .beside(DARK, "Plain Truce")
                            .at("Yavin 4", SHIP, "X-wing", "TIE Fighter")
                            .force(LIGHT, 3)
                            .turn(LIGHT, Phase.BATTLE)
                            .battleAt("Yavin 4");
            assertThat(battleDestinies(scene, LIGHT)).isEqualTo(idle.equals(SHIP) ? 0 : 1);
        }
    }
}
