package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Red Leader. */
class RedLeaderTest {
    @Test
    void otherRedPilotsThereAreWorthOneMore() {
        var scene =
                table().at("Tatooine", "Red 1", "Red 3", "Gold 1")
                        .pilot("Red 1", "Red Leader")
                        .pilot("Red 3", "Biggs Darklighter")
                        .pilot("Gold 1", "Dutch")
                        .at("Kessel", "X-wing")
                        .at(MOS_EISLEY, "Jek Porkins")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue("Biggs Darklighter")).isEqualTo(6);
        assertThat(scene.forfeitValue("Red Leader")).isEqualTo(5);
        assertThat(scene.forfeitValue("Red 3")).isEqualTo(5);
        assertThat(scene.forfeitValue("Jek Porkins")).isEqualTo(4);
        assertThat(scene.forfeitValue("Dutch")).isEqualTo(5);
    }
}
