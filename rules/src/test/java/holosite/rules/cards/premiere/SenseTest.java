package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sense, and Alter, which compares abilities as well. */
class SenseTest {
    @ParameterizedTest
    @CsvSource({"Luke Skywalker, true", "R2-X2, false"})
    void senseAndAlterNeedACharacterWhoseAbilityIsCompared(String card, boolean able) {
        var position =
                table().at(CANTINA, "Darth Vader")
                        .hand(DARK, "Imperial Barrier")
                        .hand(LIGHT, "light Sense", "light Alter", card)
                        .beside(DARK, "Astromech Shortage")
                        .force(DARK, 5)
                        .force(LIGHT, 9);
        var scene = position.turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("play light Alter");
        scene.deploy(card).to(CANTINA);
        scene.play("Imperial Barrier");
        assertThat(scene.isOffered("play light Sense")).isEqualTo(able);
        scene.passResponses();
        assertThat(scene.isOffered("play light Alter")).isEqualTo(able);
    }
}
