package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Walker Sighting. */
class WalkerSightingTest {
    private static final String SIGHTING = "Walker Sighting";
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";
    private static final String TRENCH = "Hoth: Snow Trench (2nd Marker)";
    private static final String MOUNTAINS = "Hoth: Mountains (6th Marker)";
    private static final String ECHO_BAY = "Hoth: Echo Docking Bay";
    private static final String[] BOTH = {
        "play Walker Sighting, text 1", "play Walker Sighting, text 2"
    };
    private static final String CENTER = "Hoth: Echo Command Center (War Room)";

    private static Position deck() {
        return table().hand(LIGHT, SIGHTING)
                .nothingElseInReserve(LIGHT)
                .reserve(LIGHT, RIDGE, TRENCH, ECHO_BAY, CENTER, MOS_EISLEY, PERIMETER)
                .force(DARK, 9);
    }

    /** A walker comes to the Ice Plains, by land or from hand. */
    private static Scene sighted(int text) {
        if (text == 1) {
            return deck().site(PLAINS)
                    .at(MOUNTAINS, "Blizzard 2")
                    .turn(DARK, Phase.MOVE)
                    .move("Blizzard 2")
                    .to(PLAINS)
                    .passUntil("play " + SIGHTING + ", text 1")
                    .play(SIGHTING, 1)
                    .passResponses();
        }
        return deck().site(PLAINS)
                .hand(DARK, "Blizzard 2")
                .turn(DARK, Phase.DEPLOY)
                .deploy("Blizzard 2")
                .passUntil("play " + SIGHTING + ", text 2")
                .play(SIGHTING, 2)
                .passResponses();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void upToThreeExteriorSitesOfThePlanetAreDeployed(int text) {
        var scene = sighted(text);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder(RIDGE, TRENCH, ECHO_BAY, PERIMETER, "nothing");
        scene.choose(RIDGE).passUntil(LIGHT).choose(TRENCH).passUntil(LIGHT).choose(PERIMETER);
        scene.answerDefaults(() -> scene.whoDecides() == LIGHT && !scene.isOffered(ECHO_BAY));
        assertThat(scene.isOffered(ECHO_BAY)).isFalse();
        assertThat(scene.locations()).contains(RIDGE, TRENCH, PERIMETER).doesNotContain(ECHO_BAY);
        assertThat(scene.lost(LIGHT)).containsExactly(SIGHTING);
        assertThat(scene.reserve(LIGHT)).contains(ECHO_BAY, CENTER, MOS_EISLEY);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void fewerAreEnough(int text) {
        var scene = sighted(text);
        scene.choose(RIDGE).passUntil(LIGHT).choose().passUntil(DARK);
        assertThat(scene.locations()).contains(RIDGE).doesNotContain(TRENCH);
    }

    @Test
    void aWalkerInSpaceOrInABattleStationIsNotSighted() {
        var inOrbit =
                deck().system("Hoth", DARK)
                        .at("Hoth", "Devastator")
                        .at(PLAINS, "Blizzard 2")
                        .turn(DARK, Phase.MOVE)
                        .shuttle("Blizzard 2")
                        .to("Devastator");
        mayNotInThisPhase(inOrbit, BOTH);
        var aboard =
                deck().system("Hoth", DARK)
                        .at("Hoth", "Devastator")
                        .hand(DARK, "Blizzard 2")
                        .turn(DARK, Phase.DEPLOY)
                        .deploy("Blizzard 2")
                        .to("Devastator");
        mayNotInThisPhase(aboard, BOTH);
        var station =
                deck().site("Death Star: Docking Bay 327", DARK)
                        .hand(DARK, "Blizzard 2")
                        .turn(DARK, Phase.DEPLOY)
                        .deploy("Blizzard 2");
        mayNotInThisPhase(station, BOTH);
        var transit =
                deck().site("Death Star: Docking Bay 327", DARK)
                        .at(BAY, "Blizzard 2")
                        .turn(DARK, Phase.MOVE)
                        .transitFrom(BAY);
        mayNotInThisPhase(transit, BOTH);
        assertThat(transit.locationOf("Blizzard 2")).isEqualTo("Death Star: Docking Bay 327");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Blizzard Scout 1|Hoth: Mountains (6th Marker)|Hoth: Ice Plains (5th Marker)",
                "AT-AT Driver|Hoth: Mountains (6th Marker)|Hoth: Ice Plains (5th Marker)"
            })
    void nothingElseIsSighted(String what, String from, String to) {
        var position = deck().site(to).at(from, what);
        if (what.startsWith("Blizzard")) {
            position.pilot(what, "Imperial Pilot");
        }
        var scene = position.turn(DARK, Phase.MOVE).move(what).to(to);
        mayNotInThisPhase(scene, BOTH);
        var deployed =
                deck().site(PLAINS)
                        .hand(DARK, "Blizzard Scout 1")
                        .turn(DARK, Phase.DEPLOY)
                        .deploy("Blizzard Scout 1");
        mayNotInThisPhase(deployed, BOTH);
        assertThat(deployed.isOnTable("Blizzard Scout 1")).isTrue();
    }

    @Test
    void onesOwnWalkerIsNoReason() {
        var own =
                deck().site(PLAINS)
                        .at(MOUNTAINS, "Blizzard 2")
                        .stolen("Blizzard 2")
                        .pilot("Blizzard 2", "Dutch")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.MOVE)
                        .move("Blizzard 2")
                        .to(PLAINS);
        mayNotInThisPhase(own, "play " + SIGHTING + ", text 1");
    }
}
