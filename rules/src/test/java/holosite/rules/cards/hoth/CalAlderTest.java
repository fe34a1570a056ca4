package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cal Alder. */
class CalAlderTest {
    private static final String CAL = "Cal Alder";
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";
    private static final String MOUNTAINS = "Hoth: Mountains (6th Marker)";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Hoth: Defensive Perimeter (3rd Marker)|3",
                "Hoth: North Ridge (4th Marker)|2"
            })
    void heIsStrongerAtThePerimeter(String where, double power) {
        var scene = table().site(PERIMETER).site(RIDGE).at(where, CAL).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power(CAL)).isEqualTo(power);
    }

    /** Five sites in a row, and the snowspeeder in the middle. */
    private static Position row(String where) {
        return table().site(PERIMETER)
                .site(RIDGE)
                .site(PLAINS)
                .site(MOUNTAINS)
                .site("Hoth: Snow Trench (2nd Marker)")
                .at(RIDGE, "Snowspeeder", "Rebel Trooper")
                .at(where, CAL);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Hoth: Ice Plains (5th Marker)|Hoth: Ice Plains (5th Marker)|0",
                "Hoth: Mountains (6th Marker)|Hoth: Ice Plains (5th Marker)|0",
                "Hoth: Ice Plains (5th Marker)|Hoth: Mountains (6th Marker)|0",
                "Hoth: Ice Plains (5th Marker)|Hoth: Defensive Perimeter (3rd Marker)|1",
                "Hoth: Snow Trench (2nd Marker)|Hoth: Defensive Perimeter (3rd Marker)|0",
                "Hoth: Snow Trench (2nd Marker)|Hoth: Ice Plains (5th Marker)|1",
                "Hoth: North Ridge (4th Marker)|Hoth: Ice Plains (5th Marker)|1",
                "Tatooine: Mos Eisley|Hoth: Ice Plains (5th Marker)|1"
            })
    void vehiclesMoveForFreeInHisDirection(String where, String to, int cost) {
        var scene = row(where).site(MOS_EISLEY).force(LIGHT, 1).turn(LIGHT, Phase.MOVE);
        scene.move("Snowspeeder").to(to).passUntil(LIGHT);
        assertThat(scene.locationOf("Snowspeeder")).isEqualTo(to);
        assertThat(scene.forcePile(LIGHT)).hasSize(1 - cost);
    }

    @Test
    void nothingElseDoesAndNoVehicleOfTheOpponent() {
        var scene = row(PLAINS).force(LIGHT, 1).turn(LIGHT, Phase.MOVE);
        scene.move("Rebel Trooper").to(PLAINS).passUntil(LIGHT);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        var other = row(PLAINS).at(RIDGE, "Blizzard Scout 1").force(DARK, 1).turn(DARK, Phase.MOVE);
        other.move("Blizzard Scout 1").to(PLAINS).passUntil(DARK);
        assertThat(other.forcePile(DARK)).isEmpty();
    }

    @Test
    void whereHeRidesHeIsNobodysGoal() {
        var scene =
                row(PLAINS)
                        .at(RIDGE, "Rogue 2")
                        .pilot("Rogue 2", "Dutch")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOnTable(CAL)).isTrue();
        var riding =
                table().site(PERIMETER)
                        .at(PLAINS, "Snowspeeder")
                        .site(RIDGE)
                        .passenger("Snowspeeder", CAL)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.MOVE);
        riding.move("Snowspeeder").to(RIDGE).passUntil(LIGHT);
        assertThat(riding.forcePile(LIGHT)).isEmpty();
    }
}
