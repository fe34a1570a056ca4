package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Maneuver Check. */
class ManeuverCheckTest {
    private static final String CHECK = "Maneuver Check";
    private static final String TRENCH = "Death Star: Trench";
    private static final String TORPEDOES = "Proton Torpedoes";

    private static Position run(int... destinies) {
        return table().system("Death Star", DARK)
                .site(TRENCH, LIGHT)
                .on(TRENCH, "Attack Run")
                .at("Death Star", "X-wing", "TIE Fighter")
                .on("X-wing", TORPEDOES)
                .nextDestiny(LIGHT, destinies);
    }

    @Test
    void itDeploysOnTheTrench() {
        var scene =
                table().system("Death Star", DARK)
                        .site(TRENCH, LIGHT)
                        .site("Death Star: War Room", DARK)
                        .hand(DARK, CHECK)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(CHECK).passResponses();
        assertThat(scene.hostOf(CHECK)).isEqualTo(TRENCH);
    }

    /** Two destinies for the run, then that of the check with a maneuver of 4 at the system. */
    private static boolean lost(boolean checked, int destiny) {
        var table = run(1, 1, destiny);
        var scene = (checked ? table.on(TRENCH, CHECK) : table).turn(LIGHT, Phase.MOVE);
        scene.use("Attack Run").passResponses();
        scene.choose("TIE Fighter").passResponses();
        scene.passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.locationOf("TIE Fighter")).isEqualTo("Death Star");
        assertThat(scene.used(DARK)).isEmpty();
        return scene.lost(LIGHT).contains("X-wing");
    }

    @Test
    void aStarfighterThatLeavesIsLostBelowFive() {
        assertThat(lost(true, 0)).isTrue();
        assertThat(lost(true, 1)).isFalse();
        assertThat(lost(false, 0)).isFalse();
    }

    @Test
    void whoHasNoDestinyToDrawFailsTheCheck() {
        var scene =
                run().reserve(LIGHT, "Rebel Trooper", "Rebel Trooper")
                        .on(TRENCH, CHECK)
                        .nothingElseInReserve(LIGHT)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.MOVE);
        scene.use("Attack Run").passResponses();
        scene.choose("TIE Fighter").passResponses();
        scene.passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.lost(LIGHT)).contains("X-wing");
    }

    @Test
    void elsewhereStarfightersComeAndGo() {
        var scene =
                table().system("Death Star", DARK)
                        .counter("Death Star", 4)
                        .system("Yavin 4", LIGHT)
                        .site(TRENCH, LIGHT)
                        .on(TRENCH, CHECK)
                        .at("Death Star", "X-wing")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("X-wing").passResponses();
        assertThat(scene.locationOf("X-wing")).isEqualTo("Yavin 4");
        assertThat(scene.used(LIGHT)).hasSize(1);
    }
}
