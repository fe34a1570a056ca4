package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Independence. */
class IndependenceTest {
    @ParameterizedTest
    @CsvSource({
        "Independence, Leia Organa, 4",
        "Independence, Arleil Schous, 3",
        "Independence, Rebel Trooper, 3",
        "Corellian Corvette, Leia Organa, 3"
    })
    void aRebelLeaderAboardKeepsMoreAttritionAway(String ship, String passenger, double immunity) {
        var scene =
                table().at("Tatooine", "Independence", "Corellian Corvette")
                        .passenger(ship, passenger)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.immunity("Independence")).isEqualTo(immunity);
    }
}
