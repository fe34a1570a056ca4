package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Darth Vader's Lightsaber. */
class DarthVadersLightsaberTest {
    /** Luke's defense is 4; the only Force goes into the battle. */
    @ParameterizedTest
    @CsvSource({"2, 2, false", "2, 3, true"})
    void itStrikesForFreeWithTwoDestinies(int first, int second, boolean hit) {
        String saber = "Darth Vader's Lightsaber";
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .on("Darth Vader", saber)
                        .force(DARK, 1)
                        .nextDestiny(DARK, first, second, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.fire(saber).at("Luke Skywalker").passResponses();
        assertThat(scene.isHit("Luke Skywalker")).isEqualTo(hit);
    }
}
