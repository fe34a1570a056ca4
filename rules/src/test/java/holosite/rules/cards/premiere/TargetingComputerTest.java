package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Targeting Computer. */
class TargetingComputerTest {
    private static final String COMPUTER = "Targeting Computer";
    private static final String TORPEDOES = "Proton Torpedoes";

    private static final int ONE_BY_ONE = 1;
    private static final int TOGETHER = 2;

    /** An X-wing with torpedoes and a computer, beside a Y-wing that can fire as well. */
    private static Position ships(int force) {
        return table().at("Tatooine", "X-wing", "Y-wing", "Tyrant")
                .at("Tatooine", "TIE Scout#1", "TIE Scout#2")
                .on("X-wing", TORPEDOES, COMPUTER)
                .on("Y-wing", "SW-4 Ion Cannon")
                .force(LIGHT, force);
    }

    private static Scene battle(Position position) {
        return position.turn(LIGHT, Phase.BATTLE).battleAt("Tatooine").passUntil("use " + COMPUTER);
    }

    private static Scene shoot(Scene scene, int shots, String target) {
        scene.use(COMPUTER).passResponses();
        scene.option(shots);
        return scene.choose(target);
    }

    @Test
    void itIsDeployedOnAStarshipForTwoForceAndMakesItManeuverable() {
        var scene =
                table().at("Tatooine", "X-wing", "Y-wing", "Tyrant")
                        .hand(LIGHT, COMPUTER)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        double before = scene.maneuver("X-wing");
        double other = scene.maneuver("Y-wing");
        scene.deploy(COMPUTER);
        assertThat(scene.offered()).containsExactlyInAnyOrder("X-wing", "Y-wing");
        scene.choose("X-wing").passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(scene.maneuver("X-wing")).isEqualTo(before + 1);
        assertThat(scene.maneuver("Y-wing")).isEqualTo(other);
    }

    @Test
    void theWeaponFiresTwiceWithEachDestinyLessOne() {
        assertThat(hitByTwoShots(3, 2)).containsExactly("TIE Scout#1");
        assertThat(hitByTwoShots(2, 3)).containsExactly("TIE Scout#2");
        assertThat(hitByTwoShots(3, 3)).containsExactly("TIE Scout#1", "TIE Scout#2");
    }

    /** Two shots, at starships with a defense value of 1. */
    private static List<String> hitByTwoShots(int first, int second) {
        var scene = battle(ships(9).nextDestiny(LIGHT, first, second));
        int force = scene.forcePile(LIGHT).size();
        assertThat(scene.defense("TIE Scout#1")).isEqualTo(1);
        assertThat(scene.defense("TIE Scout#2")).isEqualTo(1);
        shoot(scene, ONE_BY_ONE, "TIE Scout#1")
                .passUntil("TIE Scout#2")
                .choose("TIE Scout#2")
                .passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 2);
        scene.passUntil(LIGHT, Prompt.Key.WEAPONS_SEGMENT);
        scene.mayNot("fire " + TORPEDOES, "use " + COMPUTER);
        return Stream.of("TIE Scout#1", "TIE Scout#2").filter(scene::isHit).toList();
    }

    @Test
    void firedTogetherBothDestiniesAreOneTotal() {
        assertThat(hitByBoth(4, 4)).isFalse();
        assertThat(hitByBoth(4, 5)).isTrue();
    }

    private static boolean hitByBoth(int first, int second) {
        var scene = battle(ships(9).nextDestiny(LIGHT, first, second));
        int force = scene.forcePile(LIGHT).size();
        assertThat(scene.defense("Tyrant")).isEqualTo(6);
        shoot(scene, TOGETHER, "Tyrant").passUntil(LIGHT, Prompt.Key.WEAPONS_SEGMENT);
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 2);
        scene.mayNot("fire " + TORPEDOES, "use " + COMPUTER);
        return scene.isHit("Tyrant");
    }

    @Test
    void theSecondShotIsLeftOutWhereItCannotBePaidFor() {
        for (int shots : new int[] {ONE_BY_ONE, TOGETHER}) {
            var scene = battle(ships(2).nextDestiny(LIGHT, 3));
            shoot(scene, shots, "TIE Scout#1").finishBattle();
            assertThat(scene.isOnTable("TIE Scout#1")).isFalse();
            assertThat(scene.isOnTable("TIE Scout#2")).isTrue();
            // for the battle, for one shot, and its destiny
            assertThat(scene.used(LIGHT)).hasSize(3);
        }
    }

    @Test
    void firedWithoutItTheWeaponIsAsUsual() {
        var scene = battle(ships(9).nextDestiny(LIGHT, 2));
        scene.fire(TORPEDOES).choose("TIE Scout#1").passUntil(LIGHT, Prompt.Key.WEAPONS_SEGMENT);
        assertThat(scene.isHit("TIE Scout#1")).isTrue();
        scene.mayNot("fire " + TORPEDOES, "use " + COMPUTER);
    }

    @Test
    void onlyWeaponsOnItsStarshipFireTwiceAndOnlyInABattle() {
        var without =
                table().at("Tatooine", "X-wing", "Y-wing", "Tyrant")
                        .on("X-wing", COMPUTER)
                        .on("Y-wing", TORPEDOES)
                        .force(LIGHT, 9);
        without.turn(LIGHT, Phase.BATTLE)
                .battleAt("Tatooine")
                .passUntil("fire " + TORPEDOES)
                .mayNot("use " + COMPUTER);
        mayNotInThisPhase(ships(9).turn(LIGHT, Phase.CONTROL), "use " + COMPUTER);
    }

    /** A capital starship uses it for each of its weapons. */
    @Test
    void ofSeveralWeaponsOneIsChosenAndTheNextMayFollow() {
        var position =
                table().at("Tatooine", "Corellian Corvette", "Tyrant", "X-wing")
                        .pilot("Corellian Corvette", "Han Solo")
                        .on(
                                "Corellian Corvette",
                                COMPUTER,
                                "Quad Laser Cannon#1",
                                "Quad Laser Cannon#2")
                        .on("X-wing", TORPEDOES)
                        .force(LIGHT, 9);
        var scene = battle(position.nextDestiny(LIGHT, 1, 1, 1, 1));
        scene.use(COMPUTER);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Quad Laser Cannon", "Quad Laser Cannon#2");
        scene.choose("Quad Laser Cannon#1").passResponses();
        scene.option(ONE_BY_ONE).passUntil(LIGHT, Prompt.Key.WEAPONS_SEGMENT);
        scene.mayNot("fire Quad Laser Cannon#1").use(COMPUTER).passResponses();
        scene.option(TOGETHER).passUntil(LIGHT, Prompt.Key.WEAPONS_SEGMENT);
        scene.mayNot("fire Quad Laser Cannon#2", "use " + COMPUTER);
        assertThat(scene.used(LIGHT)).hasSize(1 + 4 + 4);
    }
}
