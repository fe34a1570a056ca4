package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Alderaan, the version of the Light Side. */
class AlderaanTest {
    @ParameterizedTest
    @CsvSource({"Alderaan, 3", "Hoth, 4"})
    void battleDestiniesOfTheDarkSideThereAreOneLess(String place, double destiny) {
        var scene =
                table().system(place, LIGHT)
                        .at(place, "Devastator", "Corellian Corvette")
                        .pilot("Devastator", "Grand Moff Tarkin")
                        .force(DARK, 5)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(place).passWeapons().passUntil(Prompt.Key.DRAW_BATTLE_DESTINY).yes();
        scene.passResponses();
        assertThat(scene.battleDestiny(DARK)).isEqualTo(destiny);
    }
}
