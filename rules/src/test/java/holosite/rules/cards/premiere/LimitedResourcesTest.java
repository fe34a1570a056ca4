package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Limited Resources. */
class LimitedResourcesTest {
    private static final String LIMITED = "Limited Resources";

    private static int loss(Position position, Side turn) {
        var scene = position.reserve(LIGHT, 20).hand(DARK, LIMITED).turn(turn, Phase.CONTROL);
        scene.passUntil(DARK);
        int before = scene.lifeForce(LIGHT) + scene.hand(LIGHT).size();
        scene.play(LIMITED);
        scene.passUntil(turn, Phase.DEPLOY);
        return before - scene.lifeForce(LIGHT) - scene.hand(LIGHT).size();
    }

    @Test
    void aSmallHandCostsTwoOrFour() {
        assertThat(loss(table().site(CANTINA, DARK).hand(LIGHT, 2), LIGHT)).isEqualTo(2);
        assertThat(loss(table().site(CANTINA, DARK).hand(LIGHT, 2), DARK)).isEqualTo(4);
        table().site(CANTINA, DARK)
                .hand(LIGHT, 3)
                .hand(DARK, LIMITED)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + LIMITED);
    }

    @Test
    void supplyTanksOfTheOpponentTakeOffTwo() {
        var tanks = "light Fusion Generator Supply Tanks";
        assertThat(loss(table().at("Kessel", "X-wing").on("X-wing", tanks), DARK)).isEqualTo(2);
        assertThat(loss(table().at("Kessel", "X-wing").on("X-wing", "SW-4 Ion Cannon"), DARK))
                .isEqualTo(4);
        var own = "dark Fusion Generator Supply Tanks";
        assertThat(loss(table().at("Kessel", "TIE Scout").on("TIE Scout", own), DARK)).isEqualTo(4);
    }
}
