package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Too Cold For Speeders. */
class TooColdForSpeedersTest {
    private static Scene cold(boolean night, String where, String... vehicles) {
        var position =
                table().system("Hoth", DARK)
                        .beside(DARK, "Too Cold For Speeders")
                        .at(where, vehicles);
        return (night ? position.on("Hoth", "Sunsdown") : position).turn(DARK, Phase.CONTROL);
    }

    private static void expect(Scene scene, String vehicle, boolean frozen) {
        for (var figure : new Figure[] {Figure.POWER, Figure.MANEUVER, Figure.LANDSPEED}) {
            assertThat(scene.figure(figure, vehicle))
                    .isEqualTo(frozen ? 0 : scene.printed(figure, vehicle));
        }
    }

    @Test
    void atNightVehiclesAtMarkersStandStill() {
        expect(cold(true, PLAINS, "Snowspeeder", "Tauntaun"), "Snowspeeder", true);
        expect(cold(true, PLAINS, "Snowspeeder", "Tauntaun"), "Tauntaun", false);
        expect(cold(false, PLAINS, "Snowspeeder"), "Snowspeeder", false);
        expect(cold(true, "Hoth: Echo Docking Bay", "Snowspeeder"), "Snowspeeder", false);
    }

    @Test
    void charactersAreNotConcerned() {
        var scene =
                table().system("Hoth", DARK)
                        .on("Hoth", "Sunsdown")
                        .beside(DARK, "Too Cold For Speeders")
                        .at(PLAINS, "Luke Skywalker", "TIE Bomber")
                        .mark("TIE Bomber", Flag.BOMBING_RUN)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.maneuver("TIE Bomber"))
                .isEqualTo(scene.printed(Figure.MANEUVER, "TIE Bomber"));
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
        assertThat(scene.landspeed("Luke Skywalker")).isEqualTo(1);
    }

    @Test
    void itLiesOnTableForTwoForce() {
        var scene =
                table().at(PLAINS, "Stormtrooper")
                        .hand(DARK, "Too Cold For Speeders")
                        .force(DARK, 2)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Too Cold For Speeders").passResponses();
        assertThat(scene.pile(DARK, Zone.SIDE_OF_TABLE)).contains("Too Cold For Speeders");
        assertThat(scene.forcePile(DARK)).isEmpty();
    }
}
