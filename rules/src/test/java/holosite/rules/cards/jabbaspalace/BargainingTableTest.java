package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Bargaining Table. */
class BargainingTableTest {
    private static Position bargain() {
        return table().at(CANTINA, "Han Solo")
                .beside(LIGHT, "Bargaining Table")
                .stacked("Bargaining Table", "Wioslea")
                .force(LIGHT, 3);
    }

    @Test
    void aliensDeployFromItAsIfFromHand() {
        var scene = bargain().turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Wioslea").to(CANTINA).passResponses();
        assertThat(scene.locationOf("Wioslea")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
    }

    @Test
    void notInOtherPhasesAndNotInTheOpponentsTurn() {
        bargain().turn(LIGHT, Phase.MOVE).mayNot("deploy Wioslea");
        bargain().turn(DARK, Phase.DEPLOY).pass().mayNot("deploy Wioslea");
    }
}
