package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** On The Edge. */
class OnTheEdgeTest {
    private static Scene edge(int number, int destiny) {
        var scene =
                tableWith(
                                Kinds.alien("Plain Seer", LIGHT, "0_9")
                                        .destiny(1)
                                        .deploy(3)
                                        .power(1)
                                        .ability(4)
                                        .forfeit(4)
                                        .says())
                        .at(FARM, "Han Solo", "Rebel Trooper", "Plain Seer")
                        .hand(LIGHT, "On The Edge")
                        .lost(LIGHT, 9)
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.CONTROL)
                        .play("On The Edge");
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.TARGET);
        scene.passUntil(Prompt.Key.NUMBER).mayNot("0", "7").number(number);
        return scene;
    }

    @Test
    void aHigherDestinyRetrievesTheNumberChosen() {
        var scene = edge(3, 4).passUntil(Prompt.Key.MAY).yes().passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(9 - 3 + 1);
        assertThat(scene.isOnTable("Han Solo")).isTrue();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(edge(1, 2).passUntil(Prompt.Key.MAY).yes().passResponses().lost(LIGHT))
                .hasSize(9);
        assertThat(edge(3, 4).passUntil(Prompt.Key.MAY).no().passResponses().lost(LIGHT))
                .hasSize(10);
    }

    @Test
    void otherwiseTheRebelIsLost() {
        var scene = edge(3, 3).passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(9 + 2).contains("Han Solo");
    }
}
