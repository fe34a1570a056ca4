package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Monnok. */
class MonnokTest {
    private static Scene played(String... hand) {
        var scene =
                table().hand(DARK, "Monnok")
                        .hand(LIGHT, hand)
                        .force(DARK, 4)
                        .turn(DARK, Phase.CONTROL);
        return scene.play("Monnok").passResponses();
    }

    @Test
    @Claim({"personas#10", "personas#11"})
    void versionsOfOnePersonaAreNoDuplicates() {
        var scene =
                played(
                        "Luke Skywalker",
                        "Commander Luke Skywalker",
                        "Rebel Trooper#1",
                        "Rebel Trooper#2");

        assertThat(scene.hand(LIGHT))
                .containsExactlyInAnyOrder("Luke Skywalker", "Commander Luke Skywalker");
        assertThat(scene.lost(LIGHT)).containsExactlyInAnyOrder("Rebel Trooper", "Rebel Trooper#2");
    }

    @Test
    @Claim("personas#10")
    void copiesOfOneVersionAre() {
        var scene = played("Luke Skywalker#1", "Luke Skywalker#2", "Commander Luke Skywalker");

        assertThat(scene.hand(LIGHT)).containsExactly("Commander Luke Skywalker");
        assertThat(scene.lost(LIGHT))
                .containsExactlyInAnyOrder("Luke Skywalker", "Luke Skywalker#2");
    }
}
