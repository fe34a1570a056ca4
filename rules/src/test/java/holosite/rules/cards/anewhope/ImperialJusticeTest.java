package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Imperial Justice. */
class ImperialJusticeTest {
    private static final String JUSTICE = "Imperial Justice";

    private static Position rich() {
        return table().system("Tatooine", LIGHT)
                .site(CANTINA, DARK)
                .site(BAY, LIGHT)
                .site(MOS_EISLEY, LIGHT)
                .site("Yavin 4: Massassi Ruins", LIGHT)
                .hand(LIGHT, "Revolution")
                .force(LIGHT, 9)
                .hand(DARK, JUSTICE);
    }

    private static Scene chosen(int function) {
        var scene = rich().turn(DARK, Phase.DEPLOY);
        return scene.deploy(JUSTICE).to(CANTINA).passUntil(Prompt.Key.OPTION).option(function);
    }

    @Test
    void itCancelsAllForceGenerationThere() {
        var before = rich().turn(DARK, Phase.DEPLOY);
        assertThat(before.generation(LIGHT) - before.generation(DARK)).isEqualTo(4);
        var scene = chosen(1).passResponses();
        double dark = before.figureAt(Figure.FORCE_GENERATION, CANTINA, DARK);
        double light = before.figureAt(Figure.FORCE_GENERATION, CANTINA, LIGHT);
        assertThat(dark + light).isPositive();
        assertThat(scene.generation(DARK)).isEqualTo(before.generation(DARK) - (int) dark);
        assertThat(scene.generation(LIGHT)).isEqualTo(before.generation(LIGHT) - (int) light);
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Revolution")).contains(CANTINA, BAY);
    }

    @Test
    void orItKeepsRevolutionFromTheLocation() {
        var before = rich().turn(DARK, Phase.DEPLOY);
        var scene = chosen(2).passResponses();
        assertThat(scene.generation(DARK)).isEqualTo(before.generation(DARK));
        assertThat(scene.generation(LIGHT)).isEqualTo(before.generation(LIGHT));
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Revolution")).contains(BAY).doesNotContain(CANTINA);
    }

    @Test
    void generationStaysUnlessLightGeneratesFourMore() {
        var position =
                table().site(CANTINA, DARK)
                        .site(BAY, LIGHT)
                        .hand(LIGHT, "Revolution")
                        .force(LIGHT, 9)
                        .hand(DARK, JUSTICE);
        var before = position.turn(DARK, Phase.DEPLOY);
        assertThat(before.generation(LIGHT) - before.generation(DARK)).isLessThan(4);
        var scene = position.turn(DARK, Phase.DEPLOY);
        scene.deploy(JUSTICE).to(CANTINA).passResponses();
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.OPTION);
        assertThat(scene.generation(LIGHT)).isEqualTo(before.generation(LIGHT));
        scene.passUntil(LIGHT, Phase.DEPLOY).deploy("Revolution").passResponses();
        assertThat(scene.hostOf("Revolution")).isEqualTo(BAY);
    }

    @Test
    void whatWasChosenStaysWhenOthersAreDeployed() {
        var scene =
                rich().hand(DARK, "Presence Of The Force").force(DARK, 9).turn(DARK, Phase.DEPLOY);
        scene.deploy(JUSTICE).to(CANTINA).passUntil(Prompt.Key.OPTION).option(2).passResponses();
        scene.passUntil(DARK).deploy("Presence Of The Force").to(CANTINA).passResponses();
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.OPTION);
    }
}
