package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Owen Lars. */
class OwenLarsTest {
    @ParameterizedTest
    @CsvSource({
        "Beru Lars, Tatooine: Mos Eisley, 3",
        "Beru Lars, Tatooine: Docking Bay 94, 1",
        "Luke Skywalker, Tatooine: Mos Eisley, 1"
    })
    void heIsStrongerBesideBeru(String other, String place, double power) {
        var scene = table().at(MOS_EISLEY, "Owen Lars").at(place, other).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Owen Lars")).isEqualTo(power);
    }

    @ParameterizedTest
    @CsvSource({"Tatooine: Mos Eisley, 3", "Tatooine: Docking Bay 94, 1"})
    void heIsStrongerAtAVaporator(String place, double power) {
        var scene =
                table().at(MOS_EISLEY, "Owen Lars")
                        .site(place, DARK)
                        .on(place, "Vaporator")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Owen Lars")).isEqualTo(power);
    }

    @Test
    void heDeploysFreeToHisFarmOnly() {
        var scene =
                table().site(FARM, LIGHT)
                        .site(MOS_EISLEY, LIGHT)
                        .hand(LIGHT, "Owen Lars", "Beru Lars")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Owen Lars", FARM)).isZero();
        assertThat(scene.deployCost("Owen Lars", MOS_EISLEY)).isEqualTo(2);
    }
}
