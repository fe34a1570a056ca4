package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** You're All Clear Kid! */
class YoureAllClearKidTest {
    private static final String CLEAR = "You're All Clear Kid!";
    private static final String TRENCH = "Death Star: Trench";

    private static Scene run(String pilot, String ship, int first, int second) {
        return run(pilot, ship, "Gold 1", "Tiree", first, second);
    }

    /** A run of the one ship, while the other waits above Yavin 4. */
    private static Scene run(
            String pilot, String ship, String idle, String idlePilot, int first, int second) {
        var scene =
                table().system("Death Star", DARK)
                        .site(TRENCH, LIGHT)
                        .on(TRENCH, "Attack Run")
                        .at("Death Star", ship)
                        .pilot(ship, pilot)
                        .on(ship, "Proton Torpedoes")
                        .at("Death Star", "TIE Fighter", "TIE Scout")
                        .system("Yavin 4", LIGHT)
                        .at("Yavin 4", idle)
                        .pilot(idle, idlePilot)
                        .hand(LIGHT, CLEAR)
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, first, second)
                        .turn(LIGHT, Phase.MOVE);
        scene.use("Attack Run").passResponses();
        scene.choose("TIE Fighter");
        return scene.passUntil("play " + CLEAR);
    }

    private static boolean blown(Scene scene) {
        scene.passUntil(LIGHT, Phase.DRAW);
        return scene.has("Death Star", Flag.BLOWN_AWAY);
    }

    @Test
    void aTieLeavesTheTrenchAndAMatchingPilotAddsOne() {
        // Luke in Red 5: 4 + 1, without the TIE behind him
        var scene = run("Luke Skywalker", "Red 5", 6, 4).play(CLEAR).passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(scene.locationOf("TIE Fighter")).isEqualTo("Death Star");
        assertThat(blown(scene)).isTrue();
        assertThat(blown(run("Luke Skywalker", "Red 5", 6, 3).play(CLEAR))).isFalse();
        assertThat(blown(run("Luke Skywalker", "Red 5", 6, 4))).isFalse();
        // Luke is no match for Red 2
        assertThat(blown(run("Luke Skywalker", "Red 2", 6, 5).play(CLEAR))).isFalse();
        assertThat(blown(run("Luke Skywalker", "Red 2", 6, 6).play(CLEAR))).isTrue();
    }

    @Test
    void itCancelsImOnTheLeader() {
        var scene =
                table().at("Death Star", "X-wing", "TIE Fighter")
                        .hand(DARK, "I'm On The Leader", "light Sense")
                        .hand(LIGHT, CLEAR)
                        .turn(DARK, Phase.CONTROL);
        scene.play("I'm On The Leader").at("TIE Fighter");
        scene.passUntil("play " + CLEAR).play(CLEAR).passResponses();
        assertThat(scene.figure(Figure.WEAPON_DESTINY_DRAW, "TIE Fighter")).isZero();
        assertThat(scene.used(LIGHT)).contains(CLEAR);
    }

    @Test
    void onlyWhoFliesTheLeadCountsAndOnlyHisOwnShip() {
        String wedge = "Wedge Antilles (2_23)";
        // Luke's own ship waits, while he leads the run in another
        var other = run("Luke Skywalker", "Red 2", "Red 5", wedge, 6, 5).play(CLEAR);
        assertThat(blown(other)).isFalse();
        // Luke waits, while Wedge leads the run in his ship: 12 + 2 + 1
        var lent = run(wedge, "Red 5", "Gold 1", "Luke Skywalker", 6, 6).play(CLEAR);
        assertThat(blown(lent)).isFalse();
    }

    @Test
    void itCancelsNothingElse() {
        table().at("Death Star", "X-wing", "TIE Fighter")
                .site("Death Star: War Room", DARK)
                .on("Death Star: War Room", "Cell 2187")
                .hand(DARK, "This Is Some Rescue!")
                .hand(LIGHT, CLEAR)
                .force(LIGHT, 2)
                .turn(DARK, Phase.CONTROL)
                .play("This Is Some Rescue!")
                .mayNot("play " + CLEAR);
    }
}
