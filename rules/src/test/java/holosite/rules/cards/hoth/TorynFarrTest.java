package holosite.rules.cards.hoth;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Toryn Farr. */
class TorynFarrTest {
    private static final String TORYN = "Toryn Farr";

    @Test
    void whatShePilotsIsStronger() {
        var scene =
                table().at("Tatooine", "Corellian Corvette")
                        .pilot("Corellian Corvette", TORYN)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Corellian Corvette")).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Echo Command Center (War Room), 1",
        "Hoth: Echo Docking Bay, 0",
        "Death Star: War Room, 0"
    })
    void inAWarRoomSheAimsThePlanetDefender(String where, int added) {
        String defender = "Planet Defender Ion Cannon";
        for (boolean stolen : new boolean[] {false, true}) {
            var position =
                    table().site(COMMAND_CENTER, LIGHT)
                            .at(where, TORYN)
                            .at(GENERATORS, defender, "Atgar Laser Cannon");
            if (stolen) {
                position.stolen(defender);
            }
            var scene = position.turn(LIGHT, Phase.CONTROL);
            assertThat(scene.figure(Figure.WEAPON_DESTINY_DRAW, defender))
                    .isEqualTo(stolen ? 0 : added);
            assertThat(scene.figure(Figure.WEAPON_DESTINY_DRAW, "Atgar Laser Cannon")).isZero();
        }
    }
}
