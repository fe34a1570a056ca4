package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Double Agent. */
class DoubleAgentTest {
    @ParameterizedTest
    @CsvSource({"false, 2, false", "false, 3, true", "true, 0, false", "true, 1, true"})
    @Claim({"double-agent#1", "double-agent#2"})
    void aDoubleAgentFindsASpy(boolean undercover, int destiny, boolean lost) {
        var position = table().at(CANTINA, "Garindan", "Leia Organa");
        if (undercover) {
            position.undercover("Garindan");
        }
        var scene =
                position.hand(LIGHT, "Double Agent")
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Double Agent").passResponses();
        assertThat(scene.isIn("Garindan", Zone.LOST_PILE)).isEqualTo(lost);
    }

    @Test
    @Claim("double-agent#3")
    void aDoubleAgentNeedsASpyOfBothPlayers() {
        table().at(CANTINA, "Garindan", "Luke Skywalker")
                .at(MOS_EISLEY, "Leia Organa")
                .hand(LIGHT, "Double Agent")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Double Agent");
    }
}
