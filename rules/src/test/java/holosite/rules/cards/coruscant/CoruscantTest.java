package holosite.rules.cards.coruscant;

import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static holosite.rules.cards.coruscant.Senate.senate;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Coruscant of both sides. */
class CoruscantTest {
    /**
     * What one side has more at a battle there, compared with the same battle without Coruscant.
     */
    private static double more(Position position, Side version, Side side, String... ships) {
        return more(position.system("Coruscant", version).at("Coruscant", ships), side);
    }

    private static double more(Position position, Side side) {
        var scene = position.force(side, 3).turn(side, Phase.BATTLE);
        String place = scene.isOffered("battle at " + SENATE) ? SENATE : CANTINA;
        double before = scene.totalPower(place, side);
        double others = scene.totalPower(place, side.opposite());
        scene.battleAt(place);
        if (place.equals(SENATE)) {
            // Aks Moe has politics 3, Lott Dod 4 and Yarua 2
            return scene.totalPower(place, side) - (side == Side.DARK ? 7 : 2);
        }
        assertThat(scene.totalPower(place, side.opposite())).isEqualTo(others);
        return scene.totalPower(place, side) - before;
    }

    private static Position battleAt(String place) {
        return senate().at(place, "Aks Moe", "Lott Dod", "Yarua");
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, DARK, TIE Scout, X-wing",
        "DARK, LIGHT, X-wing, TIE Scout",
        "LIGHT, DARK, TIE Scout, X-wing",
        "LIGHT, LIGHT, X-wing, TIE Scout"
    })
    void whoControlsItAddsOneForEachStarshipThereToBattlesAtItsSites(
            Side version, Side side, String own, String other) {
        String second = own + "#2";
        assertThat(more(battleAt(SENATE), version, side, own)).isEqualTo(1);
        assertThat(more(battleAt(SENATE), version, side, own, second)).isEqualTo(2);
        assertThat(more(battleAt(SENATE), version, side, own, other)).isZero();
        assertThat(more(battleAt(SENATE), version, side)).isZero();
        assertThat(more(battleAt(SENATE).at("Tatooine", second), version, side, own)).isEqualTo(1);
        assertThat(more(battleAt(CANTINA), version, side, own)).isZero();
        // a ship without a pilot keeps nobody from controlling it, and belongs to the opponent
        String empty = side == Side.DARK ? "Red 6" : "Black 2";
        assertThat(more(battleAt(SENATE), version, side, own, empty)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, DARK, TIE Scout, DS-61-2",
        "DARK, LIGHT, X-wing, Dutch",
        "LIGHT, DARK, TIE Scout, DS-61-2",
        "LIGHT, LIGHT, X-wing, Dutch"
    })
    void onlyStarshipsCountAndOnlyWhileABattleGoesOn(
            Side version, Side side, String ship, String pilot) {
        String big = side == Side.DARK ? "Devastator" : "Corellian Corvette";
        var crew =
                battleAt(SENATE)
                        .system("Coruscant", version)
                        .at("Coruscant", big)
                        .passenger(big, pilot);
        assertThat(more(crew, side)).isEqualTo(1);
        var quiet =
                battleAt(SENATE)
                        .system("Coruscant", version)
                        .at("Coruscant", ship)
                        .turn(side, Phase.CONTROL);
        var without = battleAt(SENATE).turn(side, Phase.CONTROL);
        assertThat(quiet.totalPower(SENATE, side)).isEqualTo(without.totalPower(SENATE, side));
    }
}
