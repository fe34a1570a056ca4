package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Restraining Bolt. */
class RestrainingBoltTest {
    @Test
    void aRestrainingBoltGoesOnTheOpponentsDroid() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "C-3PO")
                        .site(BAY, DARK)
                        .hand(DARK, "Restraining Bolt")
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Restraining Bolt").to("C-3PO");
        assertThat(scene.hostOf("Restraining Bolt")).startsWith("C-3PO");
        scene.passUntil(LIGHT, Phase.MOVE).mayNot("move C-3PO");
    }

    @Test
    void aBoltedDroidHasNoGameText() {
        for (boolean bolted : new boolean[] {false, true}) {
            var position = table().at(CANTINA, "EG-4", "R2-X2");
            if (bolted) {
                position.on("EG-4", "Restraining Bolt");
            }
            var scene = position.turn(LIGHT, Phase.CONTROL);
            assertThat(scene.power("R2-X2") - scene.printed(Figure.POWER, "R2-X2"))
                    .isEqualTo(bolted ? 0 : 1);
        }
    }
}
