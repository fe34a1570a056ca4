package holosite.rules.cards.hoth;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commander Luke Skywalker. */
class CommanderLukeSkywalkerTest {
    private static Scene with(String site, String rogue) {
        return table().site(site)
                .at(site, "Commander Luke Skywalker", rogue, "Snowspeeder", "Rogue Gunner")
                .pilot(rogue, "Wedge Antilles")
                .passenger(rogue, "Biggs Darklighter")
                .pilot("Snowspeeder", "Derek 'Hobbie' Klivian")
                .passenger("Snowspeeder", "Pops")
                .turn(LIGHT, Phase.CONTROL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Rogue 1", "Rogue 4"})
    @Ruling("pilots-of-a-squadron")
    void otherRoguePilotsAndGunnersAtHisHothSiteAreWorthOneMore(String rogue) {
        var scene = with(PLAINS, rogue);
        assertThat(scene.forfeitValue("Wedge Antilles")).isEqualTo(7);
        assertThat(scene.forfeitValue("Derek 'Hobbie' Klivian")).isEqualTo(5);
        assertThat(scene.forfeitValue("Rogue Gunner")).isEqualTo(2);
        assertThat(scene.forfeitValue("Biggs Darklighter")).isEqualTo(5);
        assertThat(scene.forfeitValue("Pops")).isEqualTo(4);
        assertThat(scene.forfeitValue("Commander Luke Skywalker")).isEqualTo(7);
        assertThat(scene.forfeitValue(rogue)).isEqualTo(rogue.equals("Rogue 1") ? 6 : 5);
    }

    @Test
    void elsewhereTheyAreNot() {
        var scene = with(MOS_EISLEY, "Rogue 1");
        assertThat(scene.forfeitValue("Wedge Antilles")).isEqualTo(6);
        assertThat(scene.forfeitValue("Rogue Gunner")).isEqualTo(1);
    }
}
