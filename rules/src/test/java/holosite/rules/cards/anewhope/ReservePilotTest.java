package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reserve Pilot. */
class ReservePilotTest {
    @ParameterizedTest
    @CsvSource({"Black 2, 1", "Black 3, 1", "Black 4, 1", "Vader's Custom TIE, 0"})
    void heIsAtHomeInTheShipsOfBlackSquadron(String ship, int more) {
        var scene =
                table().at("Yavin 4", ship, "X-wing")
                        .pilot(ship, "Reserve Pilot")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.power(ship)).isEqualTo(scene.printed(Figure.POWER, ship) + 1);
        assertThat(scene.maneuver(ship)).isEqualTo(scene.printed(Figure.MANEUVER, ship) + more);
        scene.battleAt("Yavin 4");
        assertThat(battleDestinies(scene, DARK)).isEqualTo(more);
    }

    @Test
    void aBlackShipOfAnotherPilotGainsNothing() {
        var scene =
                table().at("Yavin 4", "Black 2", "Black 3", "X-wing")
                        .pilot("Black 2", "Reserve Pilot")
                        .pilot("Black 3", "DS-61-2")
                        .turn(DARK);
        assertThat(scene.maneuver("Black 3")).isEqualTo(scene.printed(Figure.MANEUVER, "Black 3"));
    }
}
