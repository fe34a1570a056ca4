package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards whose text lets them, or others, move as a react. */
class ReactsTest {

    @ParameterizedTest
    @CsvSource({"LIGHT, Snowspeeder, Dutch", "LIGHT, Rogue 4, Dutch", "DARK, Blizzard Scout 1, ''"})
    void aVehicleMovesToABattleNextToIt(Side side, String vehicle, String pilot) {
        var position =
                table().site(PLAINS, DARK)
                        .site(PERIMETER, DARK)
                        .at(PLAINS, "Rebel Trooper", "Stormtrooper")
                        .at(PERIMETER, vehicle)
                        .force(DARK, 5)
                        .force(LIGHT, 5);
        if (!pilot.isEmpty()) {
            position.pilot(vehicle, pilot);
        }
        var scene = position.turn(side == DARK ? LIGHT : DARK, Phase.BATTLE);

        scene.battleAt(PLAINS).react(vehicle).passResponses();

        assertThat(scene.locationOf(vehicle)).isEqualTo(PLAINS);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Rebel Trooper, Echo Base Trooper Officer, Stormtrooper",
        "DARK, Stormtrooper, Snowtrooper Officer, Rebel Trooper"
    })
    void troopersMoveToTheirOfficerOnHoth(
            Side side, String trooper, String officer, String opponent) {
        var scene =
                table().site(PLAINS, DARK)
                        .site(PERIMETER, DARK)
                        .at(PLAINS, officer, opponent)
                        .at(PERIMETER, trooper)
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(side == DARK ? LIGHT : DARK, Phase.BATTLE);

        scene.battleAt(PLAINS).react(trooper).passResponses();

        assertThat(scene.locationOf(trooper)).isEqualTo(PLAINS);
    }

    @Test
    void starshipsMoveToRalltiir() {
        var scene =
                table().system("Ralltiir", LIGHT)
                        .system("Corellia", LIGHT)
                        .at("Ralltiir", "Y-wing", "TIE Scout")
                        .at("Corellia", "X-wing")
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Ralltiir");

        assertThat(scene.offered()).anyMatch(one -> one.contains("X-wing"));
    }
}
