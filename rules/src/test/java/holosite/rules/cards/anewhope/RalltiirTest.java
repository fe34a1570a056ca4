package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Ralltiir, the Dark version. */
class RalltiirTest {
    private static Position ralltiir() {
        return table().system("Ralltiir", DARK).system("Corellia", LIGHT).system("Kiffex", DARK);
    }

    @Test
    void theDevastatorMovesFreelyToItAndFromIt() {
        var from = ralltiir().at("Ralltiir", "Devastator", "Conquest").turn(DARK, Phase.MOVE);
        from.offers("move Devastator").mayNot("move Conquest");
        from.move("Devastator").to("Corellia");
        assertThat(from.locationOf("Devastator")).isEqualTo("Corellia");
        var to = ralltiir().at("Kiffex", "Devastator", "Conquest").turn(DARK, Phase.MOVE);
        to.offers("move Devastator").mayNot("move Conquest");
        // to nowhere but Ralltiir
        assertThat(to.move("Devastator").offered()).doesNotContain("Corellia");
        to.to("Ralltiir");
        assertThat(to.locationOf("Devastator")).isEqualTo("Ralltiir");
        table().system("Corellia", LIGHT)
                .at("Kiffex", "Devastator")
                .turn(DARK, Phase.MOVE)
                .mayNot("move Devastator");
    }
}
