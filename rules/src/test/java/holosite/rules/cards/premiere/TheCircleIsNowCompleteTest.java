package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** The Circle Is Now Complete. */
class TheCircleIsNowCompleteTest {
    private static final String CIRCLE = "The Circle Is Now Complete";

    private static Scene dueled(Position position) {
        var scene = position.hand(DARK, CIRCLE).force(DARK, 2).turn(DARK, Phase.CONTROL);
        return scene.play(CIRCLE).passResponses();
    }

    @Test
    void theWeakerOfVaderAndObiWanIsOutOfPlay() {
        var scene = dueled(table().at(MOS_EISLEY, "Darth Vader", "Obi-Wan Kenobi"));
        assertThat(scene.outOfPlay(LIGHT)).containsExactly("Obi-Wan Kenobi");
        assertThat(scene.forcePile(DARK)).hasSize(1);
        assertThat(scene.lost(DARK)).contains(CIRCLE);
    }

    @Test
    void aLightsaberAddsTwoAlsoOneBuiltIn() {
        // 6 against 5 and 2
        var armed =
                dueled(
                        table().at(MOS_EISLEY, "Darth Vader", "Obi-Wan Kenobi")
                                .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber"));
        assertThat(armed.outOfPlay(DARK)).containsExactly("Darth Vader");
        var both =
                dueled(
                        table().at(MOS_EISLEY, "Darth Vader With Lightsaber", "Obi-Wan Kenobi")
                                .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber"));
        assertThat(both.outOfPlay(LIGHT)).containsExactly("Obi-Wan Kenobi");
    }

    @Test
    void itNeedsBothPresentAtOneSiteAndOneForce() {
        table().at(MOS_EISLEY, "Darth Vader")
                .at(CANTINA, "Obi-Wan Kenobi")
                .hand(DARK, CIRCLE)
                .force(DARK, 2)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + CIRCLE);
        table().at(MOS_EISLEY, "Darth Vader", "Luke Skywalker")
                .hand(DARK, CIRCLE)
                .force(DARK, 2)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + CIRCLE);
        table().at(MOS_EISLEY, "Darth Vader", "Obi-Wan Kenobi")
                .hand(DARK, CIRCLE)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + CIRCLE);
    }
}
