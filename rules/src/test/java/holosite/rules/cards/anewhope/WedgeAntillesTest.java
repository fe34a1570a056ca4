package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Wedge Antilles of A New Hope; what he does at the controls is shown with the other pilots. */
class WedgeAntillesTest {
    private static final String WEDGE = "Wedge Antilles (2_23)";

    @Test
    void heUsesOneForceToLookForHisInterrupt() {
        var scene = table().at(CANTINA, WEDGE).force(LIGHT, 1).turn(LIGHT, Phase.CONTROL);
        scene.use(WEDGE).passResponses();
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        table().at(CANTINA, WEDGE).turn(LIGHT, Phase.CONTROL).mayNot("use " + WEDGE);
    }
}
