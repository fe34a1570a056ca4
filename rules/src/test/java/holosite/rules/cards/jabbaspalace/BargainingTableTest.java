package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
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

    /** Dark drains at Mos Eisley. */
    private static Scene drained(String... hand) {
        return table().at(MOS_EISLEY, "Stormtrooper")
                .at(BAY, "Stormtrooper")
                .beside(LIGHT, "Bargaining Table")
                .hand(LIGHT, hand)
                .turn(DARK, Phase.CONTROL)
                .drainAt(MOS_EISLEY);
    }

    @Test
    void aNonUniqueAlienFromHandCancelsAForceDrainOnceInATurn() {
        var scene = drained("Devaronian", "Devaronian", "Wioslea");
        scene.use("Bargaining Table").passResponses();
        scene.mayNot("Wioslea").choose("Devaronian").passResponses();
        assertThat(scene.cardsOn("Bargaining Table")).containsExactly("Devaronian");
        assertThat(scene.lost(LIGHT)).isEmpty();
        scene.passUntil(DARK).drainAt(BAY).mayNot("use Bargaining Table");
    }

    @Test
    void aUniqueAlienOrNoneDoesNot() {
        drained("Wioslea", "Rebel Trooper").mayNot("use Bargaining Table");
    }
}
