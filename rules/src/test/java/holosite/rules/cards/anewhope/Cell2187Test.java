package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cell 2187. */
class Cell2187Test {
    private static final String CELL = "Cell 2187";
    private static final String CORRIDOR = "Death Star: Detention Block Corridor";
    private static final String BAY_327 = "Death Star: Docking Bay 327";

    @Test
    void itDeploysOnADeathStarSiteAimedAtASpyOrLeaderElsewhere() {
        var scene =
                table().site(BAY_327, DARK)
                        .site(WAR_ROOM, DARK)
                        .site(CORRIDOR, DARK)
                        .at(CANTINA, "Leia Organa", "Rebel Trooper", "Commander Vanden Willard")
                        .at(WAR_ROOM, "Commander Evram Lajaie", "Captain Khurgee")
                        .hand(LIGHT, CELL)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, CELL)).containsExactlyInAnyOrder(WAR_ROOM, CORRIDOR);
        scene.choose(WAR_ROOM);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Leia Organa", "Commander Vanden Willard");
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "3, 2"})
    void whenTheTargetReachesItSoManyCaptivesAreReleased(int destiny, int released) {
        var scene =
                table().at(BAY_327, "Leia Organa")
                        .site(CORRIDOR, DARK)
                        .on(CORRIDOR, CELL)
                        .aimed(CELL, "Leia Organa")
                        .imprisoned(CORRIDOR, "Luke Skywalker", "Han Solo")
                        .at(CANTINA, "Boba Fett")
                        .captive("Boba Fett", "Owen Lars")
                        .nextDestiny(LIGHT, destiny)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Leia Organa").to(CORRIDOR).passResponses();
        scene.passUntil(LIGHT, Phase.DRAW);
        long free =
                List.of("Luke Skywalker", "Han Solo").stream()
                        .filter(captive -> !scene.isOnTable(captive) || !scene.isCaptive(captive))
                        .count();
        assertThat(free).isEqualTo(released);
        assertThat(scene.isCaptive("Owen Lars")).isTrue();
        assertThat(scene.lost(LIGHT)).contains(CELL);
    }

    @Test
    void neitherTheSystemNorSomebodyElsesSpiesAndLeaders() {
        var scene =
                table().site(WAR_ROOM, DARK)
                        .site(CORRIDOR, DARK)
                        .at("Death Star", "Corellian Corvette")
                        .aboard("Corellian Corvette", "Commander Evram Lajaie")
                        .at(CANTINA, "Leia Organa", "General Veers", "Garindan")
                        .hand(LIGHT, CELL)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, CELL)).containsExactlyInAnyOrder(WAR_ROOM, CORRIDOR);
        scene.choose(WAR_ROOM);
        // the system is not on the Death Star
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Leia Organa", "Commander Evram Lajaie");
    }

    @Test
    void reachingAnotherUtinniEffectOpensNoCell() {
        var other =
                Kinds.utinniEffect("Plain Errand", LIGHT, "0_1")
                        .destiny(1)
                        .says(Abilities.deploysOn(Filters.SITE).aimingAt(Filters.CHARACTER));
        var scene =
                tableWith(other)
                        .at(BAY_327, "Leia Organa")
                        .site(CORRIDOR, DARK)
                        .imprisoned(CORRIDOR, "Luke Skywalker")
                        .site(WAR_ROOM, DARK)
                        .on(WAR_ROOM, "Plain Errand (0_1)")
                        .aimed("Plain Errand (0_1)", "Leia Organa")
                        .on(CORRIDOR, CELL)
                        .aimed(CELL, "Leia Organa")
                        .nextDestiny(LIGHT, 1)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Leia Organa").to(WAR_ROOM).passResponses();
        scene.passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.isCaptive("Luke Skywalker")).isTrue();
        assertThat(scene.isOnTable(CELL)).isTrue();
    }
}
