package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exhaustion. */
class ExhaustionTest {
    @Test
    void theOpponentLosesOneForEachOfHisMissing() {
        var scene =
                table().at(PLAINS, "Luke Skywalker", "Dutch", "Leia Organa", "Stormtrooper")
                        .missing("Luke Skywalker", "Dutch", "Stormtrooper")
                        .hand(DARK, "Exhaustion")
                        .turn(DARK, Phase.CONTROL);
        scene.play("Exhaustion").passUntil(DARK);
        assertThat(scene.lost(LIGHT)).hasSize(2);
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
        table().at(PLAINS, "Luke Skywalker")
                .hand(DARK, "Exhaustion")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Exhaustion");
    }

    @ParameterizedTest
    @CsvSource({"Hoth: Ice Plains (5th Marker), true", "Tatooine: Mos Eisley, false"})
    void atNightOneOfThemIsLost(String where, boolean night) {
        var scene =
                table().system("Hoth", DARK)
                        .on("Hoth", "Sunsdown")
                        .at(where, "Stormtrooper", "Snowtrooper")
                        .missing("Stormtrooper")
                        .hand(DARK, "Exhaustion")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.isOffered("play Exhaustion")).isEqualTo(night);
        if (night) {
            scene.play("Exhaustion").passResponses();
            assertThat(scene.lost(DARK)).contains("Stormtrooper");
        }
    }
}
