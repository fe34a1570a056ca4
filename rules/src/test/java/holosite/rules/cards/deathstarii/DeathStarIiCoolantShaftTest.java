package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Death Star II: Coolant Shaft. */
class DeathStarIiCoolantShaftTest {
    private static Card occupation(Side side) {
        return Kinds.effect("Plain Occupation", side, "0_1")
                .destiny(3)
                .says(Abilities.deploysOnTable());
    }

    @ParameterizedTest
    @CsvSource({"DARK, true, false", "DARK, false, true", "LIGHT, true, true"})
    void darkCardsOfOccupationAreCanceled(Side side, boolean shaft, boolean stays) {
        var position = tableWith(occupation(side)).beside(side, "Plain Occupation");
        if (shaft) {
            position.location("Death Star II: Coolant Shaft", DARK);
        }
        var scene = position.turn(DARK, Phase.CONTROL);
        assertThat(scene.isOnTable("Plain Occupation")).isEqualTo(stays);
    }
}
