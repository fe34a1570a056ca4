package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dengar's Modified Riot Gun. */
class DengarsModifiedRiotGunTest {
    @ParameterizedTest
    @CsvSource({"1, false", "2, true"})
    @Claim("dengars-modified-riot-gun#3")
    void dengarsRiotGunCapturesAtOnce(int destiny, boolean captured) {
        var scene =
                table().at(CANTINA, "Dengar", "Luke Skywalker", "Rebel Trooper")
                        .on("Dengar", "Dengar's Modified Riot Gun")
                        .force(DARK, 4)
                        .nextDestiny(DARK, destiny, 6)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Dengar's Modified Riot Gun").at("Luke Skywalker");
        assertThat(scene.isOffered("seize")).isEqualTo(captured);
        if (captured) {
            scene.answer("seize");
        }

        assertThat(scene.isCaptive("Luke Skywalker")).isEqualTo(captured);
        assertThat(scene.inBattle()).isTrue();
        assertThat(scene.forcePile(DARK)).isEmpty();
    }
}
