package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Advance Preparation. */
class AdvancePreparationTest {
    private static final String PREPARATION = "Advance Preparation";

    @ParameterizedTest
    @CsvSource({"Attack Run", "You're All Clear Kid!", "Death Star: Trench", "Rebel Tech"})
    void oneOfTheRunsCardsGoesOutOfPlayForOneForce(String card) {
        var scene =
                table().hand(LIGHT, PREPARATION, card, "Luke Skywalker")
                        .lost(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(PREPARATION).passResponses();
        assertThat(scene.offered()).doesNotContain("Luke Skywalker");
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.outOfPlay(LIGHT)).containsExactly(card);
        assertThat(scene.lost(LIGHT)).hasSize(2);
        assertThat(scene.used(LIGHT)).contains(PREPARATION);
    }

    @Test
    void forThreeForceAttackRunIsRetrieved() {
        var position =
                table().hand(LIGHT, PREPARATION, "Luke Skywalker")
                        .lost(LIGHT, "Attack Run", "X-wing", "Y-wing");
        position.force(LIGHT, 2).turn(LIGHT, Phase.CONTROL).mayNot("play " + PREPARATION);
        var scene = position.force(LIGHT, 1).turn(LIGHT, Phase.CONTROL);
        scene.play(PREPARATION).passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(LIGHT)).contains("X-wing", PREPARATION).doesNotContain("Attack Run");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }
}
