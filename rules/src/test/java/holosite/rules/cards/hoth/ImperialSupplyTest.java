package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Imperial Supply. */
class ImperialSupplyTest {
    @ParameterizedTest
    @CsvSource({"1, 2", "2, 4"})
    void oneForceLostActivatesMore(int text, int force) {
        var scene =
                table().at(FARM, "Stormtrooper")
                        .hand(DARK, "Imperial Supply")
                        .turn(DARK, Phase.CONTROL);
        scene.play("Imperial Supply", text).passUntil(DARK);
        assertThat(scene.forcePile(DARK)).hasSize(force);
        assertThat(scene.lost(DARK)).hasSize(text);
    }
}
