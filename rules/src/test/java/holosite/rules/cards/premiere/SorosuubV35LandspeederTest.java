package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SoroSuub V-35 Landspeeder, and Ubrikkian 9000 Z001 and Bantha, which react as well. */
class SorosuubV35LandspeederTest {
    private static final String SPEEDER = "SoroSuub V-35 Landspeeder";

    @ParameterizedTest
    @CsvSource({"Owen Lars, 0", "Beru Lars, 0", "Luke Skywalker (1_19), 0", "Rebel Trooper, 1"})
    void itMovesFreeWithTheFamilyAboard(String who, int cost) {
        var scene =
                table().site(BAY, DARK)
                        .at(MOS_EISLEY, SPEEDER)
                        .pilot(SPEEDER, "Dutch")
                        .passenger(SPEEDER, who)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.MOVE);
        scene.move(SPEEDER).to(BAY).passResponses();
        assertThat(scene.locationOf(SPEEDER)).isEqualTo(BAY);
        assertThat(scene.forcePile(LIGHT)).hasSize(1 - cost);
    }

    @ParameterizedTest
    @CsvSource({
        "SoroSuub V-35 Landspeeder, Dutch, LIGHT",
        "Ubrikkian 9000 Z001, Stormtrooper#2, DARK",
        "Bantha, Stormtrooper#2, DARK"
    })
    void itMovesToABattleNextToIt(String vehicle, String driver, Side side) {
        var scene =
                table().site(PLAINS, DARK)
                        .site(PERIMETER, DARK)
                        .at(PLAINS, "Rebel Trooper", "Stormtrooper")
                        .at(PERIMETER, vehicle)
                        .aboard(vehicle, driver)
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(side.opposite(), Phase.BATTLE);
        scene.battleAt(PLAINS).react(vehicle).passResponses();
        assertThat(scene.locationOf(vehicle)).isEqualTo(PLAINS);
    }

    @Test
    void anotherVehicleDoesNotReact() {
        table().site(PLAINS, DARK)
                .site(PERIMETER, DARK)
                .at(PLAINS, "Rebel Trooper", "Stormtrooper")
                .at(PERIMETER, SPEEDER, "Sandcrawler")
                .pilot(SPEEDER, "Dutch")
                .pilot("Sandcrawler", "Pops")
                .force(DARK, 5)
                .force(LIGHT, 5)
                .turn(DARK, Phase.BATTLE)
                .battleAt(PLAINS)
                .offers("react with " + SPEEDER)
                .mayNot("react with Sandcrawler");
    }
}
