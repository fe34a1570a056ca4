package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** The Death Star system. */
class DeathStarTest {
    private static final Card REVOLUTION =
            Kinds.effect("Revolution", LIGHT, "0_1")
                    .destiny(3)
                    .says(Abilities.deploysOn(Filters.LOCATION));

    @Test
    void noRevolutionReachesIt() {
        var scene =
                tableWith(REVOLUTION)
                        .system("Death Star", DARK)
                        .system("Tatooine", DARK)
                        .system("Kessel", DARK)
                        .hand(LIGHT, "Revolution")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Revolution")).containsExactlyInAnyOrder("Tatooine", "Kessel");
    }
}
