package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Look Sir, Droids. */
class LookSirDroidsTest {
    private static final String LOOK = "Look Sir, Droids";

    @Test
    void droidsOfTheOpponentsUsedPileAreLost() {
        var scene =
                table().site(CANTINA, DARK)
                        .used(LIGHT, "C-3PO", "R2-D2", "Luke Skywalker")
                        .used(DARK, "EG-6")
                        .hand(LIGHT, "CZ-3")
                        .hand(DARK, LOOK)
                        .force(DARK, 2)
                        .turn(DARK, Phase.CONTROL)
                        .play(LOOK)
                        .passResponses();
        assertThat(scene.used(LIGHT)).containsExactly("Luke Skywalker");
        assertThat(scene.lost(LIGHT)).hasSize(2);
        assertThat(scene.hand(LIGHT)).hasSize(1);
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }

    @Test
    void aDroidOnTableIsDestroyedForItsDeployCost() {
        var scene =
                table().at(CANTINA, "C-3PO", "EG-6", "Luke Skywalker", "Stormtrooper")
                        .hand(DARK, LOOK)
                        .force(DARK, 9)
                        .turn(LIGHT, Phase.CONTROL)
                        .passUntil(DARK)
                        .play(LOOK);
        assertThat(scene.offered()).hasSize(2);
        scene.choose("C-3PO").passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(1);
        assertThat(scene.forcePile(DARK))
                .hasSize(9 - (int) scene.printed(Figure.DEPLOY_COST, "C-3PO"));
    }
}
