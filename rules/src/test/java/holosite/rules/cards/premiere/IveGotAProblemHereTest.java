package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** I've Got A Problem Here. */
class IveGotAProblemHereTest {
    private static final String PROBLEM = "I've Got A Problem Here";

    private static Scene fought(String place, int... destinies) {
        return table().at("Tatooine", "Devastator", "TIE Fighter", "Tantive IV", "Home One")
                .at("Tatooine", "A-wing", "X-wing#1", "Y-wing Assault Squadron")
                .cargo("Home One", "Y-wing", "Snowspeeder")
                .at("Kessel", "X-wing#2")
                .at(BAY, "X-wing#3", "Rebel Trooper", "Stormtrooper")
                .hand(DARK, PROBLEM)
                .force(DARK, 2)
                .nextDestiny(DARK, destinies)
                .turn(DARK, Phase.BATTLE)
                .battleAt(place);
    }

    @Test
    void oneStarfighterOfTheOpponentWhereTheBattleWasIsTheTarget() {
        var scene = fought("Tatooine").passUntil("play " + PROBLEM).play(PROBLEM);
        assertThat(scene.offered()).containsExactlyInAnyOrder("A-wing", "X-wing");
        scene.mayNot("A-wing; X-wing");
    }

    @ParameterizedTest
    @CsvSource({"4, true", "5, false"})
    void oneDestinyAboveItsManeuverLosesIt(int destiny, boolean stays) {
        var scene = fought("Tatooine").passUntil("play " + PROBLEM);
        scene.nextDestiny(DARK, destiny, 6).play(PROBLEM).choose("X-wing").passResponses();
        assertThat(scene.isOnTable("X-wing#1")).isEqualTo(stays);
        assertThat(scene.isIn(PROBLEM, Zone.LOST_PILE)).isTrue();
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @Test
    void notAfterABattleAtASite() {
        var scene = fought(BAY);
        assertThat(scene.maneuver("X-wing#3")).isNaN();
        mayNotInThisPhase(scene, "play " + PROBLEM);
    }

    /** A problem of this ship, with a destiny that is so much below its maneuver. */
    private static Scene problemOf(String ship, int belowManeuver) {
        var scene =
                table().at("Tatooine", "Devastator", ship)
                        .pilot(ship, "Jek Porkins")
                        .hand(DARK, PROBLEM)
                        .force(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine").passUntil("play " + PROBLEM);
        scene.nextDestiny(DARK, (int) scene.maneuver(ship) - belowManeuver);
        return scene.play(PROBLEM);
    }

    @ParameterizedTest
    @CsvSource({"2, true", "1, false"})
    void againstRedSixTwoMayBeAddedToTheDestiny(int belowManeuver, boolean stays) {
        var scene = problemOf("Red 6", belowManeuver).answer(DARK, "use Red 6").passResponses();

        assertThat(scene.isOnTable("Red 6")).isEqualTo(stays);
    }

    @Test
    void theyNeedNotBeAdded() {
        assertThat(problemOf("Red 6", 1).passResponses().isOnTable("Red 6")).isTrue();
    }

    @Test
    void againstAnotherShipNothingIsAdded() {
        mayNotInThisPhase(problemOf("Red 2", 1), "use Red 6", "use Red 2");
    }

    @Test
    void redSixAddsToNoDestinyAboutAnotherShipNorToAnyOtherCard() {
        var other =
                table().at("Tatooine", "Devastator", "Red 6", "X-wing#1")
                        .pilot("Red 6", "Jek Porkins")
                        .hand(DARK, PROBLEM)
                        .force(DARK, 4)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .passUntil("play " + PROBLEM);
        other.play(PROBLEM).choose("X-wing");
        mayNotInThisPhase(other, "use Red 6");

        var shot =
                table().at("Tatooine", "Devastator", "Red 6")
                        .pilot("Red 6", "Jek Porkins")
                        .on("Devastator", "Turbolaser Battery")
                        .force(DARK, 4)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .fire("Turbolaser Battery");
        mayNotInThisPhase(shot, "use Red 6");
    }
}
