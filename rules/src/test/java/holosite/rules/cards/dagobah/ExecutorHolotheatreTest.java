package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Executor: Holotheatre. */
class ExecutorHolotheatreTest {
    static final String HOLOTHEATRE = "Executor: Holotheatre";
    static final String CORRIDOR = "Executor: Main Corridor";

    static Position holotheatre() {
        return table().site(HOLOTHEATRE, DARK).site(CORRIDOR, DARK);
    }

    private static Card emperor() {
        return Kinds.imperial("Plain Emperor", "0_1")
                .unique()
                .persona("Emperor")
                .destiny(1)
                .deploy(5)
                .power(4)
                .ability(7)
                .forfeit(9)
                .says();
    }

    @Test
    void vaderAndTheEmperorOnTableEachGiveDarkOneForce() {
        assertThat(generated()).isEqualTo(1);
        assertThat(generated("Stormtrooper")).isEqualTo(1);
        assertThat(generated("Darth Vader")).isEqualTo(2);
        assertThat(generated("Plain Emperor")).isEqualTo(2);
        assertThat(generated("Darth Vader", "Plain Emperor")).isEqualTo(3);
    }

    private static double generated(String... onTable) {
        return tableWith(emperor())
                .site(HOLOTHEATRE, DARK)
                .at(CANTINA, onTable)
                .turn(DARK, Phase.CONTROL)
                .figureAt(Figure.FORCE_GENERATION, HOLOTHEATRE, DARK);
    }

    @Test
    void lightDrainsOneMoreThereWhileItControlsIt() {
        assertThat(drained("Luke Skywalker")).isEqualTo(2);
        assertThat(drained("Luke Skywalker", "Stormtrooper")).isEqualTo(1);
    }

    private static double drained(String... present) {
        return table().at(HOLOTHEATRE, present).turn(LIGHT).forceDrain(HOLOTHEATRE, LIGHT);
    }
}
