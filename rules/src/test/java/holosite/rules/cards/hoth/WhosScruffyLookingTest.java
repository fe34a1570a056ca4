package holosite.rules.cards.hoth;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.tableInsteadOf;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Who's Scruffy-Looking? */
class WhosScruffyLookingTest {
    private static final Card RENNEK =
            Kinds.alien("Rennek", LIGHT, "0_1")
                    .unique()
                    .persona("Rennek")
                    .destiny(1)
                    .deploy(2)
                    .power(3)
                    .ability(1)
                    .forfeit(2)
                    .says();

    @Test
    void rennekIsTwiceAsStrongForThisTurn() {
        var scene =
                tableInsteadOf(RENNEK)
                        .at(FARM, "Rennek", "Wioslea")
                        .hand(LIGHT, "Who's Scruffy-Looking?")
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Who's Scruffy-Looking?").passResponses();
        assertThat(scene.power("Rennek")).isEqualTo(6);
        scene.endTurn();
        assertThat(scene.power("Rennek")).isEqualTo(3);
    }
}
