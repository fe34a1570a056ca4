package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Rendezvous Point. */
class RendezvousPointTest {
    private static final String POINT = "Rendezvous Point";

    @Test
    void lightShipsAreFasterWhenTheyMoveToItOrFromIt() {
        var scene =
                table().system(POINT, LIGHT)
                        .at(POINT, "X-wing#1", "TIE Scout")
                        .at("Kessel", "X-wing#2", "TIE Scout#2")
                        .system("Tatooine", DARK)
                        .turn(LIGHT, Phase.MOVE);
        double speed = scene.hyperspeed("X-wing#1");
        assertThat(speed).isEqualTo(scene.printed(Figure.HYPERSPEED, "X-wing#1"));
        assertThat(scene.figure(Figure.HYPERSPEED, "X-wing#1", "Kessel")).isEqualTo(speed + 2);
        assertThat(scene.figure(Figure.HYPERSPEED, "X-wing#2", POINT)).isEqualTo(speed + 2);
        assertThat(scene.figure(Figure.HYPERSPEED, "X-wing#2", "Tatooine")).isEqualTo(speed);
        double scout = scene.printed(Figure.HYPERSPEED, "TIE Scout");
        assertThat(scene.figure(Figure.HYPERSPEED, "TIE Scout", "Kessel")).isEqualTo(scout);
        assertThat(scene.figure(Figure.HYPERSPEED, "TIE Scout#2", POINT)).isEqualTo(scout);
    }

    @Test
    void lightShipsDeployThereForTwoLessAndNothingElseDoes() {
        var scene =
                table().system(POINT, LIGHT)
                        .at(POINT, "Corellian Corvette")
                        .hand(LIGHT, "Y-wing", "Nebulon-B Frigate", "Luke Skywalker")
                        .hand(DARK, "Devastator")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Nebulon-B Frigate", POINT)).isEqualTo(3);
        assertThat(scene.deployCost("Luke Skywalker", POINT)).isEqualTo(3);
        assertThat(scene.deployCost("Devastator", POINT)).isEqualTo(8);
    }

    @Test
    void nobodyDrainsThere() {
        table().system(POINT, LIGHT)
                .at(POINT, "X-wing")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("drain at " + POINT);
        table().system(POINT, LIGHT)
                .at(POINT, "TIE Scout")
                .turn(DARK, Phase.CONTROL)
                .mayNot("drain at " + POINT);
    }
}
