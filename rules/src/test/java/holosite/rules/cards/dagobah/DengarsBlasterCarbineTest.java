package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dengar's Blaster Carbine. */
class DengarsBlasterCarbineTest {
    @ParameterizedTest
    @CsvSource({"Dengar, 3, false, 7", "Dengar, 4, true, 0", "Stormtrooper, 4, true, 7"})
    @Claim({"dengars-blaster-carbine#3", "dengars-blaster-carbine#4"})
    void dengarsBlasterCarbineAddsOneAndInHisHandsTakesTheForfeitToo(
            String shooter, int destiny, boolean hit, int forfeit) {
        var scene =
                table().at(CANTINA, shooter, "Luke Skywalker")
                        .on(shooter, "Dengar's Blaster Carbine")
                        .force(DARK, 2)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Dengar's Blaster Carbine").at("Luke Skywalker");

        assertThat(scene.isHit("Luke Skywalker")).isEqualTo(hit);
        assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(forfeit);
    }
}
