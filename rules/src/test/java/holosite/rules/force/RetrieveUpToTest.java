package holosite.rules.force;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** A text that says "up to" so many asks how many. */
class RetrieveUpToTest {
    private static final String ALERT = "Put All Sections On Alert";

    private static Scene alert() {
        return table().lost(
                        DARK,
                        "Death Star Gunner",
                        "Death Star: Detention Block Corridor",
                        "Darth Vader")
                .hand(DARK, ALERT)
                .turn(DARK, Phase.CONTROL)
                .play(ALERT);
    }

    @Test
    void theyMayBeAsManyAsTheNumber() {
        var scene = alert();
        scene.choose("Death Star Gunner", "Death Star: Detention Block Corridor");

        assertThat(scene.hand(DARK))
                .containsExactlyInAnyOrder(
                        "Death Star Gunner", "Death Star: Detention Block Corridor");
    }

    @Test
    void orFewer() {
        var scene = alert();
        scene.choose("Death Star Gunner");

        assertThat(scene.hand(DARK)).containsExactly("Death Star Gunner");
    }
}
