package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** General Tagge. */
class GeneralTaggeTest {
    @Test
    void eachImperialTrooperPresentMakesHimWorthOneMore() {
        var scene =
                table().at(
                                MOS_EISLEY,
                                "General Tagge",
                                "Stormtrooper",
                                "Snowtrooper",
                                "Darth Vader")
                        .at(MOS_EISLEY, "Rebel Trooper")
                        .at(BAY, "Sandtrooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forfeitValue("General Tagge")).isEqualTo(6);
        assertThat(scene.forfeitValue("Darth Vader")).isEqualTo(8);
    }

    @Test
    void atASiteOnly() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", "General Tagge", "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forfeitValue("General Tagge")).isEqualTo(4);
    }
}
