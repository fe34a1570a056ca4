package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import holosite.glossary.Ruling;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
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

    /** His text is canceled, and another adds to his power. */
    @Test
    void withoutHisTextHisPowerAndForfeitAreZeroWhateverIsAdded() {
        var mute =
                Kinds.effect("Plain Mute", DARK, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.cancelsText(Filters.titled("Brainiac")));
        var help =
                Kinds.effect("Plain Help", LIGHT, "0_2")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.adds(2, Figure.POWER, Filters.ALIEN),
                                Abilities.adds(2, Figure.FORFEIT, Filters.ALIEN));
        var position =
                CardTable.tableWith(mute, help)
                        .at(CardTable.MOS_EISLEY, "Brainiac", "Kabe")
                        .beside(LIGHT, "Plain Help")
                        .hand(DARK, 5);
        var speaking = position.turn(LIGHT, Phase.CONTROL);
        assertThat(speaking.power("Brainiac")).isGreaterThan(2);
        assertThat(speaking.forfeitValue("Brainiac")).isEqualTo(7);
        var silent = position.beside(DARK, "Plain Mute").turn(LIGHT, Phase.CONTROL);
        assertThat(silent.power("Brainiac")).isZero();
        assertThat(silent.forfeitValue("Brainiac")).isZero();
        assertThat(silent.ability("Brainiac")).isEqualTo(3);
        assertThat(silent.power("Kabe")).isEqualTo(speaking.power("Kabe"));
    }

    @Test
    @Ruling("figures-of-some-cards")
    void hisDestinyIsPiInFull() {
        var scene = table().at(CANTINA, "Brainiac").turn(LIGHT, Phase.CONTROL);

        assertThat(scene.destiny("Brainiac")).isEqualTo(Math.PI);
    }
}
