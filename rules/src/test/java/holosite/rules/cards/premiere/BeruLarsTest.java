package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Beru Lars, and Owen Lars, who is avenged in the same way. */
class BeruLarsTest {
    private static final Card STATION =
            Kinds.device("Hydroponics Station", LIGHT, "0_1")
                    .destiny(4)
                    .says(Abilities.deploysOn(Filters.SITE));

    @ParameterizedTest
    @CsvSource({
        "Owen Lars, Tatooine: Cantina, 5",
        "Owen Lars, Tatooine: Mos Eisley, 3",
        "Luke Skywalker, Tatooine: Cantina, 3"
    })
    void sheIsWorthMoreBesideOwen(String other, String place, double forfeit) {
        var scene = table().at(CANTINA, "Beru Lars").at(place, other).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue("Beru Lars")).isEqualTo(forfeit);
    }

    @ParameterizedTest
    @CsvSource({"Tatooine: Docking Bay 94, 5", "Tatooine: Mos Eisley, 3"})
    void sheIsWorthMoreAtAHydroponicsStation(String place, double forfeit) {
        var scene =
                tableWith(STATION)
                        .site(MOS_EISLEY, DARK)
                        .at(BAY, "Beru Lars")
                        .site(place, DARK)
                        .on(place, "Hydroponics Station")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue("Beru Lars")).isEqualTo(forfeit);
    }

    private static Scene forfeited(String victim, Side turn) {
        var scene =
                table().at(MOS_EISLEY, victim, "Darth Vader")
                        .at(CANTINA, "Luke Skywalker (1_19)", "Rebel Trooper")
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(turn, Phase.BATTLE);
        return scene.battleAt(MOS_EISLEY).passUntil("forfeit " + victim).forfeit(victim);
    }

    @ParameterizedTest
    @CsvSource({"Beru Lars", "Owen Lars"})
    void lostInTheOpponentsTurnSheMakesLukeStrongerUntilTheEndOfHisNextTurn(String victim) {
        var scene = forfeited(victim, DARK);
        scene.finishBattle();
        assertThat(scene.isIn(victim, Zone.LOST_PILE)).isTrue();
        assertThat(scene.power("Luke Skywalker")).isEqualTo(6);
        assertThat(scene.power("Rebel Trooper")).isEqualTo(1);
        scene.passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(6);
        scene.passUntil(DARK, Phase.CONTROL);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"Beru Lars", "Owen Lars"})
    void lostInTheOwnTurnNobodyAvengesHer(String victim) {
        var scene = forfeited(victim, LIGHT).finishBattle();
        assertThat(scene.isIn(victim, Zone.LOST_PILE)).isTrue();
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"Beru Lars", "Owen Lars"})
    void theLossOfSomebodyElseDoesNothing(String other) {
        var scene =
                table().at(MOS_EISLEY, other, "Rebel Trooper", "Darth Vader")
                        .at(CANTINA, "Luke Skywalker (1_19)")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).passUntil("forfeit Rebel Trooper").forfeit("Rebel Trooper");
        assertThat(scene.isIn("Rebel Trooper", Zone.LOST_PILE)).isTrue();
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
    }
}
