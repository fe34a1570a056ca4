package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tallon Roll. */
class TallonRollTest {
    private static final String ROLL = "Tallon Roll";

    @ParameterizedTest
    @CsvSource({"2, 2, X-wing", "2, 3, ''", "2, 4, TIE Fighter"})
    void theLowerTotalLosesItsStarfighter(int dark, int light, String loses) {
        // power 1 and maneuver 3 are added to the one, power 3 to the other
        var scene =
                table().at("Tatooine", "TIE Fighter", "X-wing")
                        .hand(DARK, ROLL)
                        .nextDestiny(DARK, dark, 6)
                        .nextDestiny(LIGHT, light, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.play(ROLL).passResponses();

        assertThat(scene.isOnTable("TIE Fighter")).isEqualTo(!loses.equals("TIE Fighter"));
        assertThat(scene.isOnTable("X-wing")).isEqualTo(!loses.equals("X-wing"));
        assertThat(scene.used(DARK)).hasSize(2);
        assertThat(scene.used(LIGHT)).hasSize(1);
    }

    @Test
    void oneTieLnChasesOneRebelStarfighterWithIt() {
        var scene =
                table().at("Tatooine", "TIE Fighter", "Black 4", "TIE Scout", "Devastator")
                        .at("Tatooine", "X-wing", "Y-wing")
                        .at("Tatooine", "Tantive IV", "Lando In Millennium Falcon")
                        .at("Kessel", "TIE Fighter#2", "X-wing#2")
                        .at("Hoth", "TIE Fighter#3")
                        .at(BAY, "TIE Fighter#4", "X-wing#3")
                        .at("Endor", "TIE Fighter#5", "X-wing#4")
                        .stolen("TIE Fighter#5")
                        .at("Kashyyyk", "Death Star Assault Squadron", "X-wing#5")
                        .hand(DARK, ROLL)
                        .turn(DARK, Phase.CONTROL)
                        .play(ROLL);

        assertThat(scene.offered())
                .containsExactlyInAnyOrder("TIE Fighter", "Black 4", "TIE Fighter#2");
        scene.mayNot("TIE Fighter; Black 3").choose("TIE Fighter");
        assertThat(scene.offered()).containsExactlyInAnyOrder("X-wing", "Y-wing");
        scene.mayNot("X-wing; Y-wing");
    }
}
