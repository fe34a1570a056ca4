package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Yaggle Gakkle. */
class YaggleGakkleTest {
    private static final String YAGGLE = "Yaggle Gakkle";

    private static Position hunted(String creature, String prey) {
        return table().site(PERIMETER, DARK).at(PLAINS, creature, prey).hand(DARK, YAGGLE);
    }

    @Test
    void aCreatureVehicleIsEatenByAFiercerCreatureWhichGrowsFiercer() {
        // maneuver and landspeed of a Tauntaun
        var table = hunted("Wampa", "Tauntaun").turn(DARK, Phase.CONTROL);
        int nimble = (int) (table.maneuver("Tauntaun") + table.landspeed("Tauntaun"));
        for (int more = 0; more < 2; more++) {
            var scene =
                    hunted("Wampa", "Tauntaun")
                            .nextDestiny(DARK, nimble - 3 + more)
                            .turn(DARK, Phase.CONTROL);
            scene.play(YAGGLE).passUntil(DARK);
            assertThat(scene.isOnTable("Tauntaun")).isEqualTo(more == 0);
            assertThat(scene.figure(Figure.FEROCITY, "Wampa")).isEqualTo(more == 0 ? 3 : 5);
            if (more == 1) {
                assertThat(scene.lost(LIGHT)).contains("Tauntaun");
                assertThat(scene.used(DARK)).contains(YAGGLE);
            }
        }
    }

    @Test
    void withoutManeuverItsLandspeedCounts() {
        var table = hunted("Wampa", "Dewback").nextDestiny(DARK, 0).turn(DARK, Phase.CONTROL);
        assertThat(table.maneuver("Dewback")).isNaN();
        int landspeed = (int) table.landspeed("Dewback");
        assertThat(landspeed).isEqualTo(2);
        table.play(YAGGLE).passUntil(DARK);
        assertThat(table.isOnTable("Dewback")).isFalse();
    }

    @Test
    void itTakesACreatureAtTheSameSite() {
        table().site(PLAINS, DARK)
                .at(PLAINS, "Wampa", "Snowspeeder", "Luke Skywalker")
                .at(PERIMETER, "Tauntaun")
                .hand(DARK, YAGGLE)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + YAGGLE);
        table().at(PLAINS, "Stormtrooper", "Tauntaun")
                .hand(DARK, YAGGLE)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + YAGGLE);
    }

    @Test
    void theCreatureIsOneBesideTheVehicle() {
        var scene =
                hunted("Wampa", "Tauntaun")
                        .at(PERIMETER, "Scurrier")
                        .at(PLAINS, "Rebel Trooper")
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.play(YAGGLE).passUntil(DARK);
        assertThat(scene.isOnTable("Tauntaun")).isFalse();
        assertThat(scene.figure(Figure.FEROCITY, "Wampa")).isEqualTo(5);
    }
}
