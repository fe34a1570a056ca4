package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.log.PileEntry;
import holosite.rules.table.Zone;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Macroscan. */
class MacroscanTest {
    private static List<String> seen(boolean night) {
        var position =
                table().system("Tatooine", DARK)
                        .site(CANTINA, DARK)
                        .beside(LIGHT, "Macroscan")
                        .reserve(LIGHT, "Luke Skywalker", "Han Solo", "Beru Lars", "Wioslea")
                        .force(DARK, 2);
        if (night) {
            position.on("Tatooine", "Sunsdown");
        }
        var scene = position.turn(DARK, Phase.CONTROL).use("Macroscan").passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(1);
        scene.offers("use Macroscan");
        return scene.game().log().from(0).stream()
                .filter(PileEntry.LooksAt.class::isInstance)
                .map(entry -> (PileEntry.LooksAt) entry)
                .filter(entry -> entry.player() == DARK)
                .map(entry -> entry.card().title())
                .toList();
    }

    @Test
    void theTopCardIsSeenOrThreeWhereItIsNight() {
        assertThat(seen(false)).hasSize(1);
        assertThat(seen(true)).hasSize(3);
    }

    @Test
    void itLiesBesideTheOpponentsReserveDeckForTwoForce() {
        var scene =
                table().site(CANTINA, DARK)
                        .hand(DARK, "Macroscan")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY)
                        .deploy("Macroscan")
                        .passResponses();
        assertThat(scene.pile(LIGHT, Zone.SIDE_OF_TABLE)).containsExactly("Macroscan");
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }
}
