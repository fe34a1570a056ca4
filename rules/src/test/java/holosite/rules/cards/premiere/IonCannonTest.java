package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ion Cannon. */
class IonCannonTest {
    private static Position fleet() {
        return table().at("Tatooine", "Devastator", "Corellian Corvette", "X-wing", "TIE Fighter")
                .on("X-wing", "Proton Torpedoes", "light Fusion Generator Supply Tanks")
                .force(DARK, 5);
    }

    @ParameterizedTest
    @CsvSource({"X-wing, 4, true", "X-wing, 3, false"})
    void whatItHitsIsDisarmedAndStopped(String target, int destiny, boolean hits) {
        var scene =
                fleet().on("Devastator", "Ion Cannon")
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .passUntil("fire Ion Cannon");
        int force = scene.forcePile(DARK).size();
        scene.fire("Ion Cannon").at(target).passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(force - 1);
        assertThat(scene.isOnTable("Proton Torpedoes")).isEqualTo(!hits);
        assertThat(scene.maneuver(target)).isEqualTo(hits ? 0 : 5);
        assertThat(scene.hyperspeed(target)).isEqualTo(hits ? 0 : 6);
        assertThat(scene.isOnTable("light Fusion Generator Supply Tanks")).isTrue();
        assertThat(scene.isHit(target)).isFalse();
        assertThat(scene.armor("Devastator")).isEqualTo(6);
    }

    @Test
    void aCapitalStarshipLosesItsArmor() {
        var scene =
                fleet().on("Devastator", "Ion Cannon")
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .passUntil("fire Ion Cannon");
        scene.fire("Ion Cannon").at("Corellian Corvette").passResponses();
        assertThat(scene.armor("Corellian Corvette")).isZero();
        assertThat(scene.hyperspeed("Corellian Corvette")).isZero();
        assertThat(scene.isOnTable("Proton Torpedoes")).isTrue();
    }

    @Test
    void itGoesOnAStarDestroyerForTwoForce() {
        var scene = fleet().hand(DARK, "Ion Cannon").turn(DARK, Phase.DEPLOY);
        scene.deploy("Ion Cannon").passResponses();
        assertThat(scene.hostOf("Ion Cannon")).isEqualTo("Devastator");
        assertThat(scene.forcePile(DARK)).hasSize(3);
    }
}
