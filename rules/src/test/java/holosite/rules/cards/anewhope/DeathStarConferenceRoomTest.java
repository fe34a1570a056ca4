package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Death Star: Conference Room. */
class DeathStarConferenceRoomTest {
    private static final String ROOM = "Death Star: Conference Room";
    private static final String IGNITION = "Commence Primary Ignition";

    /** Four Death Star sites against one of the planet's: destiny 6 is enough. */
    private static Scene ignition(int destiny, String... there) {
        return ignition(table(), destiny, there);
    }

    private static Scene ignition(Position position, int destiny, String... there) {
        var scene =
                position.system("Tatooine", DARK)
                        .site(FARM, LIGHT)
                        .at("Death Star: Docking Bay 327", "Stormtrooper")
                        .site("Death Star: Detention Block Corridor", DARK)
                        .site(WAR_ROOM, DARK)
                        .at(ROOM, there)
                        .system("Death Star", DARK)
                        .counter("Death Star", 7)
                        .aimed("Death Star", "Tatooine")
                        .on("Death Star", "Superlaser")
                        .hand(DARK, IGNITION)
                        .force(DARK, 4)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL);
        return scene.play(IGNITION);
    }

    private static boolean fired(Scene scene) {
        scene.passUntil(Prompt.Key.OPTION).option(1).passUntil(DARK, Phase.DEPLOY);
        return scene.has("Tatooine", Flag.BLOWN_AWAY);
    }

    @Test
    void aDarkLeaderThereMayAddOne() {
        assertThat(fired(ignition(5, "Captain Khurgee").passUntil("use " + ROOM).use(ROOM)))
                .isTrue();
        assertThat(fired(ignition(4, "Captain Khurgee").passUntil("use " + ROOM).use(ROOM)))
                .isFalse();
        assertThat(fired(ignition(5, "Captain Khurgee"))).isFalse();
        assertThat(fired(ignition(6, "Captain Khurgee"))).isTrue();
    }

    @Test
    void lightMaySubtractOneWhereItControls() {
        // the site that Light occupies does not count
        var scene = ignition(7, "Rebel Trooper").passUntil("use " + ROOM).expectDecider(LIGHT);
        assertThat(fired(scene.use(ROOM))).isFalse();
        assertThat(fired(ignition(7, "Rebel Trooper"))).isTrue();
    }

    @Test
    void nobodyElseMay() {
        for (String[] there :
                new String[][] {{}, {"Stormtrooper"}, {"Captain Khurgee", "Rebel Trooper"}}) {
            var scene = ignition(6, there);
            scene.answerDefaults(
                    () -> {
                        scene.mayNot("use " + ROOM);
                        return scene.phase() == Phase.CONTROL;
                    });
        }
    }

    @Test
    void lightDrainsOneMoreThere() {
        var scene = table().at(ROOM, "Rebel Trooper").turn(LIGHT);
        assertThat(scene.forceDrain(ROOM, LIGHT)).isEqualTo(1 + 1);
        var dark = table().at(ROOM, "Stormtrooper").turn(DARK);
        assertThat(dark.forceDrain(ROOM, DARK)).isZero();
    }

    @Test
    void aLeaderElsewhereOrOfTheOpponentDoesNotHelp() {
        for (var position :
                List.of(
                        table().at(PLAINS, "Captain Khurgee"),
                        table().at(ROOM, "Leia Organa").undercover("Leia Organa"))) {
            var scene = ignition(position, 6, "Stormtrooper");
            scene.answerDefaults(
                    () -> {
                        scene.mayNot("use " + ROOM);
                        return scene.phase() == Phase.CONTROL;
                    });
        }
    }

    @Test
    void nothingElseThatIsPlayedMatters() {
        for (String there : List.of("Captain Khurgee", "Rebel Trooper")) {
            var scene =
                    table().at(ROOM, there)
                            .on(ROOM, "Cell 2187")
                            .hand(DARK, "This Is Some Rescue!")
                            .turn(DARK, Phase.CONTROL);
            scene.play("This Is Some Rescue!");
            mayNotInThisPhase(scene, "use " + ROOM);
        }
    }
}
