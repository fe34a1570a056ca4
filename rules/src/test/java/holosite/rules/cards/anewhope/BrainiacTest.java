package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import org.junit.jupiter.api.Test;

/** Brainiac. */
class BrainiacTest {
    @Test
    void hisPowerIsASquareRootOfHandsAndIcons() {
        // Mos Eisley of the Dark Side: 2 Dark icons, 1 Light
        var scene =
                CardTable.table()
                        .at(CardTable.MOS_EISLEY, "Brainiac")
                        .hand(DARK, 5)
                        .hand(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.power("Brainiac"))
                .isCloseTo(Math.sqrt(3 * (5 - 2) + 2 * (2 - 1) + Math.PI), within(1e-9));
        assertThat(scene.forfeitValue("Brainiac")).isEqualTo(5);
    }

    @Test
    void hisPowerIsNeverLessThanOne() {
        var scene =
                CardTable.table()
                        .at(CardTable.MOS_EISLEY, "Brainiac")
                        .hand(LIGHT, 6)
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.power("Brainiac")).isEqualTo(1);
        assertThat(scene.forfeitValue("Brainiac")).isZero();
    }

    @Test
    void hisPriceIsTheHandHeIsIn() {
        var scene =
                CardTable.table()
                        .site(CardTable.MOS_EISLEY, DARK)
                        .hand(LIGHT, "Brainiac", "Han Solo", "Luke Skywalker")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost("Brainiac", CardTable.MOS_EISLEY)).isEqualTo(3);
        scene.deploy("Brainiac").passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
    }

    @Test
    @Ruling("figures-of-some-cards")
    void hisDestinyIsPiInFull() {
        var scene = table().at(CANTINA, "Brainiac").turn(LIGHT, Phase.CONTROL);

        assertThat(scene.destiny("Brainiac")).isEqualTo(Math.PI);
    }
}
