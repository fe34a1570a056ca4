package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Logistical Delay. */
class LogisticalDelayTest {
    @Test
    void theOpponentsTiesCostOneMore() {
        var scene =
                table().system("Yavin 4")
                        .beside(DARK, "Logistical Delay")
                        .hand(DARK, "TIE Fighter", "Devastator")
                        .turn(DARK, Phase.DEPLOY);
        var without =
                table().system("Yavin 4")
                        .hand(DARK, "TIE Fighter", "Devastator")
                        .turn(DARK, Phase.DEPLOY);
        for (String ship : List.of("TIE Fighter", "Devastator")) {
            int more = ship.equals("TIE Fighter") ? 1 : 0;
            assertThat(scene.deployCost(ship, "Yavin 4"))
                    .isEqualTo(without.deployCost(ship, "Yavin 4") + more);
        }
    }

    @Test
    void itGoesToTheOpponentsSideForThreeForce() {
        var position = table().hand(LIGHT, "Logistical Delay");
        position.force(LIGHT, 2).turn(LIGHT, Phase.DEPLOY).mayNot("deploy Logistical Delay");
        var scene = position.force(LIGHT, 1).turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Logistical Delay").passResponses();
        assertThat(scene.isOnTable("Logistical Delay")).isTrue();
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }
}
