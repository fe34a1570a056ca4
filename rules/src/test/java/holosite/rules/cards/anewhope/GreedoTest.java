package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Greedo. */
class GreedoTest {
    private static Scene threatened(int force, int destiny) {
        return table().at(BAY, "Greedo", "Han Solo", "Luke Skywalker")
                .at(FARM, "Wedge Antilles (2_23)")
                .force(LIGHT, force)
                .nextDestiny(DARK, destiny)
                .turn(LIGHT, Phase.CONTROL)
                .pass()
                .use("Greedo");
    }

    @Test
    void theOpponentMayPayWithHisWholeForcePile() {
        var scene = threatened(3, 6);
        scene.passResponses().expectDecider(LIGHT).yes().passResponses();
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        assertThat(scene.used(LIGHT)).hasSize(3);
        assertThat(scene.forcePile(DARK)).hasSize(3);
        assertThat(scene.isOnTable("Han Solo")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"6, true", "5, false"})
    void otherwiseGreedoShoots(int destiny, boolean lost) {
        var scene = threatened(3, destiny).passResponses().no();
        scene.passResponses();
        assertThat(scene.isOnTable("Han Solo")).isEqualTo(!lost);
        assertThat(scene.forcePile(LIGHT)).hasSize(3);
    }

    @Test
    void anEmptyForcePileBuysNothing() {
        var scene = threatened(0, 6).passResponses();
        assertThat(scene.isOnTable("Han Solo")).isFalse();
    }

    @Test
    void onlyInTheOpponentsControlPhaseAndNoOther() {
        var position = table().at(BAY, "Greedo", "Han Solo");
        position.turn(DARK, Phase.CONTROL).mayNot("use Greedo");
        position.turn(LIGHT, Phase.DEPLOY).pass().mayNot("use Greedo");
        table().at(BAY, "Greedo", "Luke Skywalker")
                .at(FARM, "Han Solo")
                .turn(LIGHT, Phase.CONTROL)
                .pass()
                .mayNot("use Greedo");
    }

    @Test
    void aSingleForceIsEnoughAndOneThreatAPhase() {
        var paid = threatened(1, 6).passResponses().expectDecider(LIGHT).yes().passResponses();
        assertThat(paid.forcePile(LIGHT)).isEmpty();
        assertThat(paid.forcePile(DARK)).hasSize(1);
        assertThat(paid.isOnTable("Han Solo")).isTrue();
        var missed = threatened(3, 5).passResponses().no().passResponses();
        while (missed.phase() == Phase.CONTROL) {
            missed.mayNot("use Greedo").answerDefault();
        }
    }
}
