package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
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
    @Test
    void redSixHasAProblemSooner() {
        for (String ship : new String[] {"Red 6", "Red 2"}) {
            var scene =
                    table().at("Tatooine", "Devastator", ship)
                            .pilot(ship, "Jek Porkins")
                            .pilot("Devastator", "DS-61-2")
                            .hand(DARK, "I've Got A Problem Here")
                            .force(DARK, 4)
                            .nextDestiny(DARK, 0, 4)
                            .nextDestiny(LIGHT, 0)
                            .turn(DARK, Phase.BATTLE);
            scene.battleAt("Tatooine").passUntil("play I've Got A Problem Here");
            double maneuver = scene.maneuver(ship);
            scene.play("I've Got A Problem Here").passResponses();
            assertThat(scene.isOnTable(ship))
                    .as(ship + " " + maneuver)
                    .isEqualTo(ship.equals("Red 2"));
        }
    }

    private static final String PROBLEM = "I've Got A Problem Here";

    private static Scene fought(String place, int... destinies) {
        return table().at("Tatooine", "Devastator", "TIE Fighter", "Tantive IV")
                .at("Tatooine", "A-wing", "X-wing#1")
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

    @ParameterizedTest
    @CsvSource({"2, true", "1, false"})
    void againstRedSixTwoAreAddedToTheDestiny(int belowManeuver, boolean stays) {
        var scene =
                table().at("Tatooine", "Devastator", "Red 6")
                        .pilot("Red 6", "Jek Porkins")
                        .hand(DARK, PROBLEM)
                        .force(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine").passUntil("play " + PROBLEM);
        scene.nextDestiny(DARK, (int) scene.maneuver("Red 6") - belowManeuver);

        scene.play(PROBLEM).passResponses();

        assertThat(scene.isOnTable("Red 6")).isEqualTo(stays);
    }
}
