package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rebel Scout. */
class RebelScoutTest {
    private static Scene battle(String... there) {
        return table().site(MOS_EISLEY, DARK)
                .at(FARM, "Rebel Scout")
                .at(MOS_EISLEY, "Stormtrooper")
                .at(MOS_EISLEY, there)
                .force(DARK, 2)
                .turn(DARK, Phase.BATTLE)
                .battleAt(MOS_EISLEY);
    }

    @ParameterizedTest
    @CsvSource({"Han Solo", "K-3PO (Kay-Threepio)", "General Carlist Rieekan"})
    void heComesForFreeToABattleOfALeaderOrSomebodyAble(String who) {
        var scene = who.startsWith("K") ? battle(who, "C-3PO", "Rebel Trooper") : battle(who);
        scene.react("Rebel Scout").passResponses();
        assertThat(scene.locationOf("Rebel Scout")).isEqualTo(MOS_EISLEY);
        assertThat(scene.has("Rebel Scout", Flag.IN_BATTLE)).isTrue();
    }

    @Test
    void toNobodyElseAndToNoDrain() {
        battle("Rebel Trooper").mayNot("react with Rebel Scout");
        battle("Obi-Wan Kenobi (1_21)").offers("react with Rebel Scout");
        battle("Biggs Darklighter").mayNot("react with Rebel Scout");
        battle("light Lando Calrissian (5_5)").mayNot("react with Rebel Scout");
        battle("General Tagge", "Rebel Trooper").mayNot("react with Rebel Scout");
        table().site(MOS_EISLEY, DARK)
                .at(FARM, "Rebel Scout")
                .at(MOS_EISLEY, "Stormtrooper", "K-3PO (Kay-Threepio)", "C-3PO")
                .turn(DARK, Phase.CONTROL)
                .drainAt(MOS_EISLEY)
                .mayNot("react with Rebel Scout");
    }

    @Test
    void aReactThatAnotherTextAllowsCostsHimForce() {
        for (int force : new int[] {0, 1}) {
            var scene =
                    table().site(MOS_EISLEY, DARK)
                            .at(FARM, "Rebel Scout")
                            .at(MOS_EISLEY, "Stormtrooper")
                            .hand(LIGHT, "Solomahal")
                            .force(LIGHT, force)
                            .turn(LIGHT, Phase.DEPLOY)
                            .deploy("Solomahal")
                            .passUntil(Prompt.Key.OPTION)
                            .option(1)
                            .passUntil(DARK, Phase.CONTROL)
                            .drainAt(MOS_EISLEY);
            assertThat(scene.isOffered("react with Rebel Scout")).isEqualTo(force == 1);
            if (force == 1) {
                scene.react("Rebel Scout").passResponses();
                assertThat(scene.forcePile(LIGHT)).isEmpty();
            }
        }
    }

    @Test
    void otherMovesCostHimForce() {
        table().site(MOS_EISLEY, DARK)
                .at(FARM, "Rebel Scout")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("move Rebel Scout");
    }
}
