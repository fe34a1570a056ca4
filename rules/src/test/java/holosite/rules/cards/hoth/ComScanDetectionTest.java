package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** ComScan Detection. */
class ComScanDetectionTest {
    private static final String COMSCAN = "ComScan Detection";
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    /** Rogue 1 reacts to a battle at the perimeter. */
    private static Position battle() {
        return table().site("Hoth: Snow Trench (2nd Marker)", LIGHT)
                .site(PERIMETER, DARK)
                .at(PERIMETER, "Stormtrooper", "Luke Skywalker")
                .site(RIDGE, DARK)
                .at(RIDGE, "Rogue 3")
                .pilot("Rogue 3", "Wedge Antilles")
                .hand(DARK, COMSCAN)
                .force(DARK, 6)
                .force(LIGHT, 6);
    }

    private static Scene reacts(Position position) {
        var scene = position.turn(DARK, Phase.BATTLE).battleAt(PERIMETER);
        scene.passUntil("react with Rogue 3").react("Rogue 3");
        while (!scene.isOffered("play " + COMSCAN) && scene.inBattle()) {
            scene.answerDefault();
        }
        return scene;
    }

    @Test
    void aVehicleWithinRangeMovesThereAsItsRegularMove() {
        var scene =
                reacts(
                        battle().at(RIDGE, "Blizzard Scout 1")
                                .site(PLAINS, DARK)
                                .at(PLAINS, "Blizzard 1", "Blizzard 2"));
        scene.play(COMSCAN).passUntil(DARK);
        assertThat(scene.locationOf("Blizzard Scout 1")).isEqualTo(PERIMETER);
        assertThat(scene.has("Blizzard Scout 1", Flag.MOVED)).isTrue();
        assertThat(scene.locationOf("Blizzard 2")).isEqualTo(PLAINS);
        assertThat(scene.used(DARK)).contains(COMSCAN);
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Ice Plains (5th Marker), Blizzard 2, false",
        "Hoth: North Ridge (4th Marker), Sandtrooper, false",
        "Hoth: North Ridge (4th Marker), Blizzard Walker, false",
        "Hoth: North Ridge (4th Marker), Blizzard 2, true"
    })
    void nobodyGoesFromOutOfRangeOrOnFoot(String where, String who, boolean goes) {
        var scene = reacts(battle().site(PLAINS, DARK).at(where, who));
        assertThat(scene.isOffered("play " + COMSCAN)).isEqualTo(goes);
    }

    @Test
    void whatHasMovedStays() {
        var scene = reacts(battle().at(RIDGE, "Blizzard 2").moved("Blizzard 2"));
        assertThat(scene.isOffered("play " + COMSCAN)).isFalse();
        var others = reacts(battle().at(RIDGE, "Snowspeeder"));
        assertThat(others.isOffered("play " + COMSCAN)).isFalse();
    }

    @Test
    void whatWasDeployedThisTurnAndMovesAsAReactIsDetected() {
        var scene =
                reacts(
                        battle().at(RIDGE, "Blizzard Scout 1")
                                .mark("Rogue 3", Flag.DEPLOYED_THIS_TURN));
        scene.play(COMSCAN).passUntil(DARK);
        assertThat(scene.locationOf("Blizzard Scout 1")).isEqualTo(PERIMETER);
    }

    @Test
    void whatDeploysAsAReactIsNotDetected() {
        var scene =
                battle().at(RIDGE, "Blizzard 2")
                        .hand(LIGHT, "Princess Leia")
                        .force(LIGHT, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(PERIMETER);
        scene.passUntil(LIGHT).deployAsReact("Princess Leia");
        assertThat(scene.isOnTable("Princess Leia")).isTrue();
        mayNotInThisPhase(scene, "play " + COMSCAN);
    }
}
