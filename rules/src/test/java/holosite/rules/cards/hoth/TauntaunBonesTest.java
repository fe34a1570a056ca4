package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.asksForOrder;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tauntaun Bones. */
class TauntaunBonesTest {

    @ParameterizedTest
    @CsvSource({
        "0, 4, 0, 1, 2, true",
        "1, 3, 0, 2, 3, true",
        "2, 3, 1, 2, 2, true",
        "3, 3, 0, 2, 3, false",
        "4, 3, 0, 3, 1, true",
        "6, 3, 0, 2, 2, true"
    })
    void eachDestinyOfTheOpponentHasItsOwnResult(
            int destiny, int hand, int force, int used, int lost, boolean stays) {
        var scene = bones(destiny);

        // Dark draws destiny for an Alter that has nothing else to answer
        scene.play("Alter").choose("Astromech Shortage").passUntil(Prompt.Key.PHASE_ACTION);

        assertThat(scene.hand(LIGHT)).hasSize(hand);
        assertThat(scene.forcePile(LIGHT)).hasSize(force);
        assertThat(scene.used(LIGHT)).hasSize(used);
        assertThat(scene.lost(LIGHT)).hasSize(lost);
        assertThat(scene.isOnTable("Tauntaun Bones")).isEqualTo(stays);
    }

    @Test
    void aFiveDeploysOneCharacterForFree() {
        var scene = bones(5);

        scene.play("Alter").choose("Astromech Shortage").passUntil(LIGHT, Prompt.Key.SEARCH);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Dutch", "Leia Organa", "nothing");
        scene.choose("Dutch").choose(CANTINA).passResponses();
        scene.expectPrompt(Prompt.Key.PHASE_ACTION);

        assertThat(scene.locationOf("Dutch")).isEqualTo(CANTINA);
        assertThat(scene.hand(LIGHT)).containsExactlyInAnyOrder("Leia Organa", "X-wing");
    }

    private static Scene bones(int destiny) {
        return table().at(MOS_EISLEY, "Darth Vader")
                .site(CANTINA, DARK)
                .at(CANTINA, "Rebel Trooper")
                .beside(DARK, "First Strike", "Astromech Shortage")
                .beside(LIGHT, "Tauntaun Bones")
                .hand(LIGHT, "Dutch", "Leia Organa", "X-wing")
                .used(LIGHT, 2)
                .lost(LIGHT, 2)
                .hand(DARK, "Alter (1_234)")
                .nextDestiny(DARK, destiny)
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    void aSixConcernsItNotAtAll() {
        // a trap set for a destiny of 6 has nothing to wait for
        var scene =
                table().at(MOS_EISLEY, "Darth Vader", "EG-6", "Stormtrooper", "Sandtrooper")
                        .at(MOS_EISLEY, "Snowtrooper", "DS-61-2")
                        .on("EG-6", "Program Trap")
                        .beside(DARK, "Astromech Shortage")
                        .beside(LIGHT, "Tauntaun Bones")
                        .hand(DARK, "Alter (1_234)")
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Alter").choose("Astromech Shortage");
        assertThat(asksForOrder(scene)).isFalse();
        assertThat(scene.isOnTable("Darth Vader")).isFalse();
    }
}
