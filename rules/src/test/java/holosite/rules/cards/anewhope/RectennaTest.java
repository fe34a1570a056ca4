package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Rectenna. */
class RectennaTest {
    private static Position above(String battleAt) {
        return table().at("Yavin 4", "Corellian Corvette")
                .on("Corellian Corvette", "Rectenna")
                .at(battleAt, "Devastator", "X-wing")
                .hand(LIGHT, "Y-wing")
                .force(LIGHT, 9)
                .force(DARK, 9);
    }

    @Test
    void cardsDeployAsAReactToABattleWhereItIs() {
        var scene = above("Yavin 4").turn(DARK, Phase.BATTLE).battleAt("Yavin 4");
        scene.deployAsReact("Y-wing").to("Yavin 4").passResponses();
        assertThat(scene.locationOf("Y-wing")).isEqualTo("Yavin 4");
        above("Hoth").turn(DARK, Phase.BATTLE).battleAt("Hoth").mayNot("deploy Y-wing as a react");
    }

    @Test
    void notToAForceDrainNorAtASite() {
        var drained =
                table().at("Yavin 4", "Corellian Corvette", "Devastator")
                        .on("Corellian Corvette", "Rectenna")
                        .hand(LIGHT, "Y-wing")
                        .force(LIGHT, 9)
                        .turn(DARK, Phase.CONTROL);
        mayNotInThisPhase(drained, "deploy Y-wing as a react");
        table().at(BAY, "X-wing", "Rebel Trooper", "Stormtrooper")
                .on("X-wing", "Rectenna")
                .hand(LIGHT, "Luke Skywalker")
                .force(LIGHT, 9)
                .force(DARK, 9)
                .turn(DARK, Phase.BATTLE)
                .battleAt(BAY)
                .mayNot("deploy Luke Skywalker as a react");
    }

    @Test
    void itDeploysOnYourStarshipForOneForce() {
        var position =
                table().at("Yavin 4", "X-wing", "Y-wing", "TIE Fighter")
                        .at(CANTINA, "Rebel Trooper")
                        .hand(LIGHT, "Rectenna");
        position.turn(LIGHT, Phase.DEPLOY).mayNot("deploy Rectenna");
        var scene = position.force(LIGHT, 1).turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Rectenna")).containsExactlyInAnyOrder("X-wing", "Y-wing");
    }

    /** Nobody pilots the starship, so that the opponent drains where it is. */
    @Test
    void notToADrainWhereItIs() {
        var drained =
                table().at("Yavin 4", "Red 5", "Devastator")
                        .on("Red 5", "Rectenna")
                        .hand(LIGHT, "Y-wing")
                        .force(LIGHT, 9)
                        .turn(DARK, Phase.CONTROL);
        drained.drainAt("Yavin 4");
        mayNotInThisPhase(drained, "deploy Y-wing as a react");
    }
}
