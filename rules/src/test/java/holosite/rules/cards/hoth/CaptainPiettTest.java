package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Decision;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Captain Piett. */
class CaptainPiettTest {
    private static Scene piett(int force) {
        return table().at(CANTINA, "Captain Piett")
                .reserve(DARK, "Probe Droid#1", "Probe Droid#2", "Snowtrooper")
                .force(DARK, force)
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    void oneForceBringsAProbeDroidToHand() {
        var scene = piett(1);
        scene.use("Captain Piett").passResponses();
        assertThat(scene.offered()).contains("Probe Droid").doesNotContain("Snowtrooper");
        assertThat(((Decision.ChooseCards) scene.decision()).most()).isEqualTo(1);
        scene.choose("Probe Droid").passResponses();
        assertThat(scene.hand(DARK)).contains("Probe Droid");
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @Test
    void withoutForceThereIsNone() {
        piett(0).mayNot("use Captain Piett");
    }
}
