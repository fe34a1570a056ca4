package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hoth: Snow Trench. */
class HothSnowTrenchTest {
    private static final String TRENCH = "Hoth: Snow Trench (2nd Marker)";

    @ParameterizedTest
    @CsvSource({"Hoth: Snow Trench (2nd Marker), 1", "Tatooine: Mos Eisley, 0"})
    void weaponsOfTheLightSideShootBetterHere(String where, int more) {
        var scene =
                table().site(TRENCH, LIGHT)
                        .at(where, "Rebel Trooper", "Stormtrooper")
                        .on("Rebel Trooper", "Blaster")
                        .on("Stormtrooper", "Assault Rifle")
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.figure(Figure.WEAPON_DESTINY_DRAW, "Blaster")).isEqualTo(more);
        assertThat(scene.figure(Figure.WEAPON_DESTINY_DRAW, "Assault Rifle")).isZero();
    }

    @ParameterizedTest
    @CsvSource({"Stormtrooper, 1", "EG-6, 0"})
    void whoControlsItGeneratesMore(String who, int more) {
        var scene = table().site(TRENCH, LIGHT).at(TRENCH, who).turn(DARK, Phase.CONTROL);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, TRENCH, DARK)).isEqualTo(1 + more);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, TRENCH, LIGHT)).isEqualTo(1);
    }
}
