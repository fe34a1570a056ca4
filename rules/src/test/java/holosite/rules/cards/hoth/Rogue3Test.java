package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rogue 3. */
class Rogue3Test {
    @ParameterizedTest
    @CsvSource({"Wedge Antilles (2_23), 3", "Dutch, 0"})
    void withWedgeItIsImmuneToSomeAttrition(String pilot, int immune) {
        var scene =
                table().at(PLAINS, "Rogue 3").pilot("Rogue 3", pilot).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.immunity("Rogue 3")).isEqualTo(immune);
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Ice Plains (5th Marker), Hoth: North Ridge (4th Marker), true",
        "Tatooine: Mos Eisley, Tatooine: Lars' Moisture Farm, false"
    })
    void itReactsOnHothAlone(String battle, String from, boolean reacts) {
        var scene =
                table().at(battle, "Stormtrooper", "Rebel Trooper")
                        .at(from, "Rogue 3")
                        .pilot("Rogue 3", "Dutch")
                        .force(DARK, 2)
                        .force(LIGHT, 2)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(battle);
        assertThat(scene.isOffered("react with Rogue 3")).isEqualTo(reacts);
    }
}
