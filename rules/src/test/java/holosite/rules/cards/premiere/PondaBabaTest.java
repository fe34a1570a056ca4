package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ponda Baba. */
class PondaBabaTest {
    @ParameterizedTest
    @CsvSource({
        "Dr. Evazan, Blaster Rifle, 6",
        "Stormtrooper, Blaster Rifle, 3",
        "Dr. Evazan, Anakin's Lightsaber, 3"
    })
    @Claim({"ponda-baba#1", "ponda-baba#2"})
    void pondaBabaFightsBetterBesideDrEvazan(String friend, String weapon, int power) {
        var scene =
                table().at(CANTINA, "Ponda Baba", friend, "Luke Skywalker")
                        .on("Luke Skywalker", weapon)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        // 2 and 1 by the text of the Cantina
        assertThat(scene.power("Ponda Baba")).isEqualTo(3);

        scene.battleAt(CANTINA);

        assertThat(scene.power("Ponda Baba")).isEqualTo(power);
    }
}
