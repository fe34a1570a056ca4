package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** We'll Find Han. */
class WellFindHanTest {
    @Test
    void hanIsFoundEvenWhereHeCouldNotDeploy() {
        var scene =
                table().at("Dagobah: Bog Clearing", "Chewbacca")
                        .hand(LIGHT, "We'll Find Han", "Han Solo")
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy Han Solo").play("We'll Find Han").choose("Han Solo");
        assertThat(scene.locationOf("Han Solo")).isEqualTo("Dagobah: Bog Clearing");
    }
}
