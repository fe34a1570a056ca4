package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Reflection. */
class ReflectionTest {
    @Test
    void itGoesOnLeiaAndRetrievesOneForceForThree() {
        var scene =
                table().at(CANTINA, "Leia Organa", "Rebel Trooper")
                        .hand(LIGHT, "Reflection")
                        .force(LIGHT, 7)
                        .lost(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Reflection").passResponses();
        assertThat(scene.hostOf("Reflection")).isEqualTo("Leia Organa");
        scene.mayNot("use Reflection");

        var control =
                table().at(CANTINA, "Leia Organa")
                        .on("Leia Organa", "Reflection")
                        .force(LIGHT, 7)
                        .lost(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL);
        control.use("Reflection").passResponses();
        assertThat(control.lost(LIGHT)).hasSize(1);
        assertThat(control.forcePile(LIGHT)).hasSize(4);
        control.passUntil(LIGHT).mayNot("use Reflection");
    }

    @Test
    void anApprenticeWithItTrainsBetter() {
        var scene =
                table().at(CANTINA, "Leia Organa", "Luke Skywalker")
                        .on("Leia Organa", "Reflection")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.figure(Figure.TRAINING_DESTINY, "Leia Organa")).isEqualTo(1);
        assertThat(scene.figure(Figure.TRAINING_DESTINY, "Luke Skywalker")).isZero();
    }

    @Test
    void inTheOpponentsControlPhaseItRetrievesNothing() {
        mayNotInThisPhase(
                table().at(CANTINA, "Leia Organa")
                        .on("Leia Organa", "Reflection")
                        .force(LIGHT, 7)
                        .lost(LIGHT, 2)
                        .turn(DARK, Phase.CONTROL),
                "use Reflection");
    }
}
