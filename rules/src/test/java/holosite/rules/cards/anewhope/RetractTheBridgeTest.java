package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Retract The Bridge. */
class RetractTheBridgeTest {
    private static final String BRIDGE = "Retract The Bridge";
    private static final String LEVEL = "Death Star: Level 4 Military Corridor";
    private static final String CORRIDOR = "Death Star: Detention Block Corridor";

    private static Position position() {
        return table().at(LEVEL, "Stormtrooper")
                .site(WAR_ROOM)
                .at(CORRIDOR, "Luke Skywalker")
                .site("Death Star: Trench")
                .site(CANTINA)
                .hand(DARK, BRIDGE);
    }

    private static List<String> row(Scene scene) {
        return scene.locations().stream().filter(title -> title.startsWith("Death Star")).toList();
    }

    @Test
    void interiorDeathStarSitesLieInTheOrderYouChoose() {
        var scene = position().force(DARK, 4).turn(DARK, Phase.DEPLOY);
        assertThat(row(scene)).last().isEqualTo("Death Star: Trench");
        assertThat(row(scene).subList(0, 3)).contains(LEVEL, WAR_ROOM, CORRIDOR);
        scene.play(BRIDGE).passResponses();
        assertThat(scene.offered()).containsExactlyInAnyOrder(LEVEL, WAR_ROOM, CORRIDOR);
        scene.choose(CORRIDOR).choose(LEVEL);

        assertThat(row(scene)).containsExactly(CORRIDOR, LEVEL, WAR_ROOM, "Death Star: Trench");
        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(CORRIDOR);
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(LEVEL);
        assertThat(scene.forcePile(DARK)).hasSize(1);
        assertThat(scene.isIn(BRIDGE, Zone.LOST_PILE)).isTrue();
    }

    @Test
    void neighboursAreOthersThen() {
        var scene = position().force(DARK, 9).turn(DARK, Phase.DEPLOY);
        scene.play(BRIDGE).passResponses().choose(LEVEL).choose(CORRIDOR);
        scene.passUntil(DARK, Phase.MOVE).move("Stormtrooper");
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(CORRIDOR);
    }

    @Test
    void thatTakesOneForceForEachOfThem() {
        position().force(DARK, 2).turn(DARK, Phase.DEPLOY).mayNot("play " + BRIDGE);
    }

    @Test
    void itIsPlayedInYourDeployPhase() {
        CardTable.mayNotInThisPhase(
                position().force(DARK, 9).turn(DARK, Phase.CONTROL), "play " + BRIDGE);
        CardTable.mayNotInThisPhase(
                position().force(DARK, 9).turn(LIGHT, Phase.DEPLOY), "play " + BRIDGE);
    }

    @Test
    void withoutInteriorSitesOfTheDeathStarThereIsNothingToRearrange() {
        table().site("Death Star: Trench")
                .site(CANTINA)
                .hand(DARK, BRIDGE)
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("play " + BRIDGE);
    }

    @Test
    void itCancelsOnTheEdge() {
        var scene =
                table().at(CANTINA, "Luke Skywalker")
                        .hand(LIGHT, "On The Edge")
                        .hand(DARK, BRIDGE)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("On The Edge").passUntil("play " + BRIDGE).play(BRIDGE).passResponses();
        assertThat(scene.lost(LIGHT)).contains("On The Edge");
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
        assertThat(scene.isIn(BRIDGE, Zone.LOST_PILE)).isTrue();
        table().at(CANTINA, "Luke Skywalker")
                .lost(LIGHT, 12)
                .hand(LIGHT, "The Bith Shuffle")
                .hand(DARK, BRIDGE, "Sense (1_267)")
                .force(DARK, 5)
                .turn(LIGHT, Phase.CONTROL)
                .play("The Bith Shuffle", 2)
                .mayNot("play " + BRIDGE);
    }
}
