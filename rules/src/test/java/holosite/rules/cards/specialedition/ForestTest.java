package holosite.rules.cards.specialedition;

import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forest of both sides. */
class ForestTest {
    @ParameterizedTest
    @CsvSource({
        "DARK, Stormtrooper, true",
        "DARK, Blizzard Scout 1, false",
        "DARK, Rebel Trooper, false",
        "LIGHT, Rebel Trooper, true",
        "LIGHT, Snowspeeder, false",
        "LIGHT, Stormtrooper, false"
    })
    void charactersOfItsSideAreSafeFromAttrition(Side version, String card, boolean safe) {
        var scene =
                table().system("Kashyyyk", Side.DARK)
                        .locationOf("Kashyyyk", "Forest", version)
                        .at("Forest", card)
                        .turn(version, Phase.CONTROL);
        assertThat(scene.immunity(card)).isEqualTo(safe ? Double.POSITIVE_INFINITY : 0);
    }
}
