package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Colonel Wullf Yularen. */
class ColonelWullfYularenTest {
    @ParameterizedTest
    @CsvSource({
        "Grand Moff Tarkin, Tatooine: Mos Eisley, 2",
        "Chief Bast, Tatooine: Mos Eisley, 2",
        "General Dodonna, Tatooine: Mos Eisley, 2",
        "General Dodonna, Tatooine: Docking Bay 94, 1",
        "Darth Vader, Tatooine: Mos Eisley, 1"
    })
    void heIsStrongerBesideOneOfThree(String other, String place, double power) {
        var scene =
                table().at(MOS_EISLEY, "Colonel Wullf Yularen")
                        .at(place, other)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Colonel Wullf Yularen")).isEqualTo(power);
    }

    @Test
    void andNotStrongerStillBesideAllOfThem() {
        var scene =
                table().at(MOS_EISLEY, "Colonel Wullf Yularen", "Grand Moff Tarkin", "Chief Bast")
                        .at(MOS_EISLEY, "General Dodonna")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Colonel Wullf Yularen")).isEqualTo(2);
    }
}
