package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Grimtaash and Monnok, which have two functions in common. */
class GrimtaashTest {
    private static Position with(Side side, String dejarik) {
        return table().site(CANTINA, DARK).hand(side, dejarik);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT,Grimtaash", "DARK,Monnok"})
    void ofThirteenCardsInHandEightAreLeft(Side side, String dejarik) {
        var scene = with(side, dejarik).hand(side.opposite(), 13).turn(side, Phase.CONTROL);

        scene.play(dejarik).passResponses();

        assertThat(scene.hand(side.opposite())).hasSize(8);
        assertThat(scene.used(side.opposite())).hasSize(5);
        assertThat(scene.isIn(dejarik, Zone.USED_PILE)).isTrue();

        with(side, dejarik)
                .hand(side.opposite(), 12)
                .turn(side, Phase.CONTROL)
                .mayNot("play " + dejarik);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT,Grimtaash,Stormtrooper,Dengar", "DARK,Monnok,Rebel Trooper,Luke Skywalker"})
    void whatLiesInTheHandTwiceIsLost(Side side, String dejarik, String two, String one) {
        var position =
                with(side, dejarik).hand(side.opposite(), two, two + "#2", one).force(side, 4);
        var scene = position.turn(side, Phase.CONTROL);

        scene.play(dejarik).passResponses();

        assertThat(scene.hand(side.opposite())).containsExactly(one);
        assertThat(scene.lost(side.opposite())).containsExactlyInAnyOrder(two, two + "#2");
        assertThat(scene.forcePile(side)).isEmpty();
        assertThat(scene.isIn(dejarik, Zone.LOST_PILE)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"LIGHT,Grimtaash", "DARK,Monnok"})
    void thatTakesFourForce(Side side, String dejarik) {
        with(side, dejarik)
                .hand(side.opposite(), 2)
                .force(side, 3)
                .turn(side, Phase.CONTROL)
                .mayNot("play " + dejarik);
    }

    @Test
    void grimtaashCancelsMolator() {
        var scene = with(LIGHT, "Grimtaash").beside(DARK, "Molator").turn(LIGHT, Phase.CONTROL);
        scene.play("Grimtaash").passResponses();
        assertThat(scene.isIn("Molator", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn("Grimtaash", Zone.LOST_PILE)).isTrue();
        with(DARK, "Monnok")
                .beside(DARK, "Molator")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Monnok");
    }
}
