package holosite.rules.cards.enhancedpremiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Obi-Wan With Lightsaber. */
class ObiWanWithLightsaberTest {
    private static final String OBI = "Obi-Wan With Lightsaber";

    @ParameterizedTest
    @CsvSource({"2, 3, false", "3, 3, true"})
    void hisLightsaberHitsWithTwoDestinies(int first, int second, boolean hit) {
        var scene =
                table().at(BAY, OBI, "Boba Fett", "Stormtrooper")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(BAY)
                        .passUntil("fire " + OBI)
                        .nextDestiny(LIGHT, first, second);
        assertThat(scene.defense("Boba Fett")).isEqualTo(5);
        scene.fire(OBI).at("Boba Fett").passResponses();
        assertThat(scene.isHit("Boba Fett")).isEqualTo(hit);
        assertThat(scene.forfeitValue("Boba Fett") == 0).isEqualTo(hit);
    }
}
