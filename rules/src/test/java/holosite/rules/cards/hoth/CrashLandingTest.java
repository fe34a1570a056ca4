package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Crash Landing. */
class CrashLandingTest {
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    private static Position walker() {
        return table().at(PLAINS, "Blizzard 2")
                .at(RIDGE, "Snowspeeder")
                .hand(DARK, "Crash Landing");
    }

    @ParameterizedTest
    @CsvSource({"false, 3, false", "false, 4, true", "true, 3, true", "true, 2, false"})
    void aVehicleNearbyCrashesAboveThree(boolean cannon, int destiny, boolean crashes) {
        var position = walker();
        if (cannon) {
            position.on("Blizzard 2", "AT-AT Cannon");
        } else {
            position.at(PLAINS, "Blizzard Walker")
                    .on("Blizzard Walker", "AT-AT Cannon")
                    .on("Blizzard 2", "Comlink");
        }
        var scene = position.nextDestiny(DARK, destiny).turn(DARK, Phase.CONTROL);
        scene.play("Crash Landing").passResponses();
        assertThat(scene.has("Snowspeeder", Flag.CRASHED)).isEqualTo(crashes);
    }

    @Test
    void itIsAimedAtVehiclesOfTheOpponentNextToAPilotedWalker() {
        var scene =
                walker().at(PLAINS, "Tauntaun", "Rogue 1", "Blizzard Scout 1", "X-wing")
                        .at("Hoth: Wampa Cave (7th Marker)", "Rogue 4")
                        .at(PERIMETER, "Rogue 3")
                        .turn(DARK, Phase.CONTROL)
                        .play("Crash Landing");
        assertThat(scene.offered()).containsExactlyInAnyOrder("Snowspeeder", "Rogue 1");
        table().at(PLAINS, "Blizzard Walker")
                .at(RIDGE, "Snowspeeder")
                .hand(DARK, "Crash Landing")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Crash Landing");
        table().at(PLAINS, "Blizzard Scout 1")
                .at(RIDGE, "Snowspeeder")
                .hand(DARK, "Crash Landing")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Crash Landing");
        table().at(PLAINS, "Blizzard 2")
                .stolen("Blizzard 2")
                .at(RIDGE, "Snowspeeder")
                .hand(DARK, "Crash Landing")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Crash Landing");
        table().at("Hoth: Wampa Cave (7th Marker)", "Rogue 4")
                .at("Hoth: Mountains (6th Marker)", "Blizzard 2")
                .hand(DARK, "Crash Landing")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Crash Landing");
    }
}
