package holosite.rules.cards.hoth;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R5-M2. */
class R5M2Test {
    private static final String R5 = "R5-M2 (Arfive-Emmtoo)";

    @ParameterizedTest
    @CsvSource({"Corellian Corvette, 1, 3", "Red 5, 0, 0"})
    void aCapitalStarshipFliesBetterWithIt(String ship, int more, int immune) {
        var without = table().at("Tatooine", ship).pilot(ship, "Dutch").turn(LIGHT, Phase.CONTROL);
        var scene =
                table().at("Tatooine", ship)
                        .pilot(ship, "Dutch")
                        .at("Tatooine", "Tantive IV")
                        .aboard(ship, R5)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.hostOf(R5)).isEqualTo(ship);
        assertThat(scene.power(ship)).isEqualTo(without.power(ship) + more);
        assertThat(scene.hyperspeed(ship)).isEqualTo(without.hyperspeed(ship) + more);
        assertThat(scene.immunity(ship)).isEqualTo(immune);
        for (var figure : new Figure[] {Figure.POWER, Figure.HYPERSPEED}) {
            assertThat(scene.figure(figure, "Tantive IV"))
                    .isEqualTo(scene.printed(figure, "Tantive IV"));
        }
        assertThat(scene.immunity("Tantive IV")).isZero();
    }
}
