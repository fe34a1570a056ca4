package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wrong Turn, and Restricted Deployment, which says the same. */
class WrongTurnTest {
    @ParameterizedTest
    @CsvSource({
        "DARK, Wrong Turn, Rebel Guard, Rebel Trooper, Stormtrooper",
        "LIGHT, Restricted Deployment, Imperial Pilot, Stormtrooper, Rebel Trooper"
    })
    void warriorsOfTheOpponentCostOneMore(
            Side side, String effect, String other, String warrior, String own) {
        var scene =
                table().site(CANTINA, DARK)
                        .hand(side, effect, own)
                        .hand(side.opposite(), warrior, other)
                        .force(side, 4)
                        .turn(side, Phase.DEPLOY);
        int cost = scene.deployCost(warrior, CANTINA);
        int otherCost = scene.deployCost(other, CANTINA);
        int ownCost = scene.deployCost(own, CANTINA);
        scene.deploy(effect).passResponses();
        assertThat(scene.forcePile(side)).hasSize(1);
        assertThat(scene.pile(side.opposite(), holosite.rules.table.Zone.SIDE_OF_TABLE))
                .contains(effect);
        assertThat(scene.deployCost(warrior, CANTINA)).isEqualTo(cost + 1);
        assertThat(scene.deployCost(other, CANTINA)).isEqualTo(otherCost);
        assertThat(scene.deployCost(own, CANTINA)).isEqualTo(ownCost);
    }
}
