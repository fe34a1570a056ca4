package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.decision.Decision;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Yoda's Hope. */
class YodasHopeTest {
    private static final String HOPE = "Yoda's Hope";
    private static final String SWAMP = "Dagobah: Swamp";

    private static Position swamp() {
        var levitation = Kinds.lostInterrupt("Plain Levitation", LIGHT, "0_1").destiny(1).says();
        return tableWith(levitation)
                .at(SWAMP, "Yoda", "Obi-Wan Kenobi", "Luke Skywalker")
                .reserve(LIGHT, "Plain Levitation", "Plain Levitation#2", "light Sense");
    }

    @Test
    void onTheMentorItAddsOneToTrainingDestiny() {
        var without = swamp().turn(LIGHT, Phase.CONTROL);
        var with = swamp().on("Obi-Wan Kenobi", HOPE).turn(LIGHT, Phase.CONTROL);
        for (String mentor : new String[] {"Obi-Wan Kenobi", "Yoda"}) {
            double more =
                    with.figure(Figure.TRAINING_DESTINY, "Luke Skywalker", mentor)
                            - without.figure(Figure.TRAINING_DESTINY, "Luke Skywalker", mentor);
            assertThat(more).isEqualTo(mentor.equals("Yoda") ? 0 : 1);
        }
    }

    @Test
    void onYodaItIsLostToFindALevitation() {
        var scene = swamp().on("Yoda", HOPE).turn(LIGHT, Phase.CONTROL);

        scene.use(HOPE).mayNot("Sense");
        assertThat(((Decision.ChooseCards) scene.decision()).most()).isEqualTo(1);
        scene.choose("Plain Levitation").passResponses();

        assertThat(scene.hand(LIGHT)).containsExactly("Plain Levitation");
        assertThat(scene.lost(LIGHT)).containsExactly(HOPE);
        swamp().on("Obi-Wan Kenobi", HOPE).turn(LIGHT, Phase.CONTROL).mayNot("use " + HOPE);
    }
}
