package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Boosted TIE Cannon. */
class BoostedTieCannonTest {
    private static final String CANNON = "Boosted TIE Cannon";

    @Test
    void itDeploysOnATieAdvancedForOneForce() {
        var scene =
                table().at("Tatooine", "TIE Advanced x1", "TIE Fighter")
                        .hand(DARK, CANNON)
                        .force(DARK, 1)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(CANNON).passResponses();
        assertThat(scene.hostOf(CANNON)).isEqualTo("TIE Advanced x1");
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @Test
    void itAddsOneAgainstAStarfighterAndTakesOneOffAgainstACapitalStarship() {
        assertThat(hits("A-wing", 5)).isTrue();
        assertThat(hits("A-wing", 4)).isFalse();
        assertThat(hits("Nebulon-B Frigate", 6)).isFalse();
        assertThat(hits("Medium Transport", 6)).isTrue();
        assertThat(hits("Plain Squadron", 4)).isFalse();
        assertThat(hits("Plain Squadron", 5)).isTrue();
    }

    /** A-wing and frigate have a defense of 5, the squadron of 4. */
    private static boolean hits(String target, int destiny) {
        var squadron =
                Kinds.squadron("Plain Squadron", LIGHT, "0_1")
                        .destiny(1)
                        .power(9)
                        .maneuver(4)
                        .hyperspeed(5)
                        .forfeit(9)
                        .permanentPilots(3, 3)
                        .says();
        var scene =
                tableWith(squadron)
                        .at("Tatooine", "TIE Advanced x1", "Devastator", target)
                        .on("TIE Advanced x1", CANNON)
                        .force(DARK, 2)
                        .nextDestiny(DARK, destiny, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        scene.fire(CANNON).passResponses();
        assertThat(scene.forcePile(DARK)).isEmpty();
        return scene.isHit(target) || !scene.isOnTable(target);
    }
}
