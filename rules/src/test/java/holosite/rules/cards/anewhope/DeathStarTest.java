package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** The Death Star system. */
class DeathStarTest {
    @Test
    void noRevolutionReachesIt() {
        var scene =
                table().system("Death Star", DARK)
                        .system("Tatooine", DARK)
                        .system("Kessel", DARK)
                        .hand(LIGHT, "Revolution")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Revolution")).containsExactlyInAnyOrder("Tatooine", "Kessel");
    }
}
