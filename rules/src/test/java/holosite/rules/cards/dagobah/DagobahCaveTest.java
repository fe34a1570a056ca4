package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Dagobah: Cave. */
class DagobahCaveTest {
    private static Position cave() {
        return table().site("Dagobah: Cave").system("Dagobah", LIGHT);
    }

    private static int lostWith(Position position) {
        return position.turn(LIGHT, Phase.ACTIVATE)
                .passUntil(LIGHT, Phase.CONTROL)
                .passUntil(LIGHT, Phase.DEPLOY)
                .lost(LIGHT)
                .size();
    }

    @Test
    void yodaInASpaceshipAboveDagobahIsNotOnIt() {
        assertThat(lostWith(cave().at("Dagobah: Swamp", "Yoda"))).isZero();
        assertThat(
                        lostWith(
                                cave().at("Dagobah", "Millennium Falcon")
                                        .passenger("Millennium Falcon", "Yoda")))
                .isEqualTo(1);
        assertThat(lostWith(cave())).isZero();
    }
}
