package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Corellia. */
class CorelliaTest {
    @Test
    void darkShipsAreFasterWhenTheyMoveFromThere() {
        var scene =
                table().system("Corellia", LIGHT)
                        .at("Corellia", "Devastator", "Corellian Corvette")
                        .at("Kessel", "Conquest")
                        .turn(DARK, Phase.MOVE);
        assertThat(scene.hyperspeed("Devastator")).isEqualTo(3);
        assertThat(scene.figure(Figure.HYPERSPEED, "Devastator", "Kessel")).isEqualTo(4);
        assertThat(scene.figure(Figure.HYPERSPEED, "Conquest", "Corellia")).isEqualTo(3);
        assertThat(scene.figure(Figure.HYPERSPEED, "Corellian Corvette", "Kessel")).isEqualTo(3);
    }

    @Test
    void theFalconAndCorvettesDeployThereAsAReact() {
        var scene =
                table().system("Corellia", LIGHT)
                        .at("Corellia", "X-wing", "Devastator")
                        .hand(LIGHT, "Corellian Corvette", "Y-wing", "Red 2", "Wedge Antilles")
                        .force(LIGHT, 9)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Corellia");
        scene.offers("deploy Corellian Corvette as a react")
                .mayNot("deploy Y-wing as a react", "deploy Red 2 as a react")
                .mayNot("deploy Wedge Antilles as a react");
        scene.deployAsReact("Corellian Corvette").passResponses();
        assertThat(scene.locationOf("Corellian Corvette")).isEqualTo("Corellia");
    }

    @Test
    void darkShipsDoNot() {
        table().system("Corellia", LIGHT)
                .at("Corellia", "X-wing", "Devastator")
                .hand(DARK, "Conquest")
                .force(LIGHT, 9)
                .force(DARK, 9)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Corellia")
                .mayNot("deploy Conquest as a react");
    }
}
