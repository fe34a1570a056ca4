package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endor: Dense Forest. */
class EndorDenseForestTest {
    private static final String FOREST = "Endor: Dense Forest";
    private static final String DOOR = "Endor: Back Door";

    @ParameterizedTest
    @CsvSource({"Stormtrooper, true", "Blizzard Scout 1, true", "Blizzard 2, false"})
    void noVehicleButTheSmallOnesComesThere(String card, boolean comes) {
        var deploying =
                table().site(FOREST, DARK).hand(DARK, card).force(DARK, 9).turn(DARK, Phase.DEPLOY);
        assertThat(deploying.isOffered("deploy " + card)).isEqualTo(comes);
        var moving =
                table().site(FOREST, DARK)
                        .site(DOOR, DARK)
                        .at(DOOR, card)
                        .force(DARK, 9)
                        .turn(DARK, Phase.MOVE);
        assertThat(moving.isOffered("move " + card)).isEqualTo(comes);
    }
}
