package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dark Strike. */
class DarkStrikeTest {
    @ParameterizedTest
    @CsvSource({"1, 2, false", "2, 2, true"})
    @Claim("dark-strike#1")
    void darkStrikeAddsThreeToTheTotal(int one, int two, boolean hit) {
        var scene =
                table().at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(DARK, "Dark Strike")
                        .force(DARK, 1)
                        .nextDestiny(DARK, one, two)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Obi-Wan Kenobi");
        scene.passUntil("play Dark Strike").play("Dark Strike").passResponses();

        assertThat(scene.isHit("Obi-Wan Kenobi")).isEqualTo(hit);
    }
}
