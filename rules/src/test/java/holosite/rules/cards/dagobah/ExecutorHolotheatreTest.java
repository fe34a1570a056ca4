package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Executor: Holotheatre. */
class ExecutorHolotheatreTest {
    static final String HOLOTHEATRE = "Executor: Holotheatre";
    static final String CORRIDOR = "Executor: Main Corridor";

    static Position holotheatre() {
        return table().site(HOLOTHEATRE, DARK).site(CORRIDOR, DARK);
    }

    @Test
    void vaderAndTheEmperorDrawForceFromTheHolotheatre() {
        var scene = holotheatre().at(CORRIDOR, "Darth Vader").turn(DARK, Phase.CONTROL);
        var without = holotheatre().turn(DARK, Phase.CONTROL);

        assertThat(without.figureAt(Figure.FORCE_GENERATION, HOLOTHEATRE, DARK)).isEqualTo(1);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, HOLOTHEATRE, DARK)).isEqualTo(2);
        assertThat(
                        holotheatre()
                                .at(HOLOTHEATRE, "Luke Skywalker")
                                .turn(LIGHT, Phase.CONTROL)
                                .forceDrain(HOLOTHEATRE, LIGHT))
                .isEqualTo(2);
    }
}
