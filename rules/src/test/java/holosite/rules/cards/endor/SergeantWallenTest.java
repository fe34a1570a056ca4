package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Sergeant Wallen. */
class SergeantWallenTest {
    @Test
    void heDeploysLikeAnybodyTooAndThenForHisCost() {
        var scene =
                table().at(CANTINA, "Stormtrooper")
                        .hand(DARK, "Sergeant Wallen")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Sergeant Wallen").passResponses();
        assertThat(scene.locationOf("Sergeant Wallen")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }
}
