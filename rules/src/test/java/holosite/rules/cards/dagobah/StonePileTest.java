package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Stone Pile. */
class StonePileTest {
    private static final String PILE = "Stone Pile";

    private static Position dagobah() {
        return table().system("Dagobah", LIGHT)
                .site("Dagobah: Jungle", LIGHT)
                .site("Dagobah: Swamp", LIGHT)
                .at(MOS_EISLEY, "Rebel Trooper")
                .hand(LIGHT, PILE);
    }

    @Test
    void itGoesOnASiteOfDagobahForTwoForceAndTakesTwoCardsFromTheOpponentsHand() {
        var scene = dagobah().hand(DARK, 5).force(LIGHT, 2).turn(LIGHT, Phase.DEPLOY);

        assertThat(hosts(scene, PILE))
                .containsExactlyInAnyOrder("Dagobah: Jungle", "Dagobah: Swamp");
        scene.choose("Dagobah: Jungle").passResponses();

        assertThat(scene.forcePile(LIGHT)).isEmpty();
        assertThat(scene.hand(DARK)).hasSize(3);
        assertThat(scene.cardsOn(PILE)).hasSize(2);
    }

    @Test
    void anotherDeploymentTakesNoMoreCards() {
        var scene =
                table().site("Dagobah: Jungle", LIGHT)
                        .on("Dagobah: Jungle", PILE)
                        .site(MOS_EISLEY, LIGHT)
                        .hand(LIGHT, "Rebel Trooper")
                        .hand(DARK, 5)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Rebel Trooper").passResponses();

        assertThat(scene.hand(DARK)).hasSize(5);
    }
}
