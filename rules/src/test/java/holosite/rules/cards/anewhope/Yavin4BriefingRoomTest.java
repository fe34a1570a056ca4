package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Yavin 4: Briefing Room. */
class Yavin4BriefingRoomTest {
    private static final String ROOM = "Yavin 4: Briefing Room";
    private static final String TRENCH = "Death Star: Trench";

    /** Luke's run with these in the Briefing Room: 4 for him, 1 for Red 5 and 1 for the site. */
    private static boolean blown(int first, int second, boolean use, String... there) {
        var scene = run(first, second, there);
        if (use) {
            scene.passUntil("use " + ROOM).use(ROOM).mayNot("use " + ROOM);
        }
        scene.passUntil(LIGHT, Phase.DRAW);
        return scene.has("Death Star", Flag.BLOWN_AWAY);
    }

    private static Scene run(int first, int second, String... there) {
        return run(table(), first, second, there);
    }

    private static Scene run(Position position, int first, int second, String... there) {
        var scene =
                position.system("Death Star", DARK)
                        .site(TRENCH, LIGHT)
                        .on(TRENCH, "Attack Run")
                        .at("Death Star", "Red 5")
                        .pilot("Red 5", "Luke Skywalker")
                        .on("Red 5", "Proton Torpedoes")
                        .site(ROOM, LIGHT)
                        .at(ROOM, there)
                        .nextDestiny(LIGHT, first, second)
                        .turn(LIGHT, Phase.MOVE);
        return scene.use("Attack Run");
    }

    @Test
    void aLeaderThereMayAddOneInARun() {
        assertThat(blown(5, 4, true, "Leia Organa")).isTrue();
        assertThat(blown(5, 3, true, "Leia Organa")).isFalse();
        assertThat(blown(5, 4, false, "Leia Organa")).isFalse();
    }

    @Test
    void nobodyElseAddsOne() {
        for (String[] there : new String[][] {{"Rebel Trooper"}, {"Leia Organa", "Stormtrooper"}}) {
            var scene = run(6, 4, there);
            scene.answerDefaults(
                    () -> {
                        scene.mayNot("use " + ROOM);
                        return scene.phase() == Phase.MOVE;
                    });
        }
    }

    @Test
    void darkDrainsOneMoreThereAndTakesOneFromTheRun() {
        var drained = table().site(ROOM, LIGHT).at(ROOM, "Stormtrooper").turn(DARK);
        assertThat(drained.forceDrain(ROOM, DARK)).isEqualTo(1 + 1);
        assertThat(blown(6, 5, false, "Stormtrooper")).isTrue();
        assertThat(blown(5, 5, false, "Stormtrooper")).isFalse();
        assertThat(blown(5, 5, false)).isTrue();
    }

    @Test
    void aLeaderElsewhereOrOfTheOpponentDoesNotHelp() {
        for (var position :
                List.of(
                        table().at(PLAINS, "Leia Organa"),
                        table().at(ROOM, "Captain Khurgee").undercover("Captain Khurgee"))) {
            var scene = run(position, 6, 4, "Rebel Trooper");
            scene.answerDefaults(
                    () -> {
                        scene.mayNot("use " + ROOM);
                        return scene.phase() == Phase.MOVE;
                    });
        }
    }
}
