package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boba Fett. */
class BobaFettTest {
    private static final String FETT = "Boba Fett (5_91)";

    private static final Card SLAVE =
            Kinds.starfighter("Slave I", DARK, "0_1")
                    .unique()
                    .persona("Slave I")
                    .destiny(1)
                    .deploy(1)
                    .power(4)
                    .maneuver(4)
                    .forfeit(3)
                    .carries(Capacity.pilots(1).withPassengers(2))
                    .says();

    private static Position space(String ship) {
        return tableWith(SLAVE).at("Tatooine", ship, "X-wing").force(DARK, 1);
    }

    @ParameterizedTest
    @CsvSource({"Slave I, 2", "Punishing One, 0"})
    void heFliesSlaveIBest(String ship, double more) {
        var scene = space(ship).pilot(ship, FETT).turn(DARK, Phase.CONTROL);

        assertThat(scene.maneuver(ship) - scene.printed(Figure.MANEUVER, ship)).isEqualTo(more);
    }

    @Test
    void nobodyElseFliesItBetterForHim() {
        var scene =
                space("Slave I")
                        .pilot("Slave I", "DS-61-2")
                        .at(CANTINA, FETT)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.maneuver("Slave I")).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({"Slave I, true, 1", "Slave I, false, 0", "Punishing One, true, 0"})
    void pilotingSlaveIHeDrawsABattleDestiny(String ship, boolean pilots, int draws) {
        var position = space(ship);
        if (pilots) {
            position.pilot(ship, FETT);
        } else {
            position.passenger(ship, FETT).at("Tatooine", "TIE Scout");
        }
        var scene = position.turn(DARK, Phase.BATTLE).battleAt("Tatooine");

        assertThat(battleDestinies(scene, DARK)).isEqualTo(draws);
    }

    @Test
    void onlyTheCaptiveHeEscortsIsWorthMore() {
        var scene =
                table().at(CANTINA, FETT, "Dengar")
                        .captive(FETT, "Luke Skywalker")
                        .captive("Dengar", "Rebel Trooper#2")
                        .at(MOS_EISLEY, "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.forfeitValue("Luke Skywalker"))
                .isEqualTo(scene.printed(Figure.FORFEIT, "Luke Skywalker") + 5);
        assertThat(scene.forfeitValue("Rebel Trooper#2"))
                .isEqualTo(scene.printed(Figure.FORFEIT, "Rebel Trooper#2"));
        assertThat(scene.forfeitValue("Rebel Trooper"))
                .isEqualTo(scene.printed(Figure.FORFEIT, "Rebel Trooper"));
    }

    @Test
    void heFliesThreeSitesFar() {
        assertThat(table().at(CANTINA, FETT).turn(DARK, Phase.MOVE).landspeed(FETT)).isEqualTo(3);
    }
}
