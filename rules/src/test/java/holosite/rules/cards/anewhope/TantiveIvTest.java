package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Tantive IV. */
class TantiveIvTest {
    @Test
    void itDeploysWithoutPresenceOrForceIcons() {
        var scene =
                table().system("Death Star", DARK)
                        .hand(LIGHT, "Tantive IV", "Corellian Corvette")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy Corellian Corvette").deploy("Tantive IV").passResponses();
        assertThat(scene.locationOf("Tantive IV")).isEqualTo("Death Star");
    }
}
