package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Combined Attack. */
class CombinedAttackTest {
    private static Scene battle(String... weapons) {
        var position =
                table().at("Tatooine", "X-wing", "Y-wing", "Tyrant")
                        .hand(LIGHT, "Combined Attack")
                        .force(LIGHT, 9);
        for (int i = 0; i < weapons.length; i++) {
            position.on(i == 0 ? "X-wing" : "Y-wing", weapons[i]);
        }
        return position.turn(LIGHT, Phase.BATTLE).battleAt("Tatooine");
    }

    @Test
    void theDestiniesOfTwoWeaponsCountTogether() {
        // 4 and 3 alone would not hit armor 6
        var scene = battle("SW-4 Ion Cannon", "Proton Torpedoes").nextDestiny(LIGHT, 4, 3);
        scene.play("Combined Attack");
        scene.answerDefaults(() -> scene.inBattle());
        assertThat(scene.lost(DARK)).contains("Tyrant");
        assertThat(scene.lost(LIGHT)).contains("Combined Attack");
    }

    @Test
    void oneWeaponIsNotEnough() {
        battle("Proton Torpedoes").mayNot("play Combined Attack");
    }
}
