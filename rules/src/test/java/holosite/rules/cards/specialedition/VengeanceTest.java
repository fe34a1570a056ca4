package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Vengeance. */
class VengeanceTest {
    @Test
    void yourTieLnsThereAreWorthTwoMore() {
        var scene =
                table().at("Tatooine", "Vengeance", "TIE Fighter#1", "TIE Advanced x1", "X-wing")
                        .at("Kessel", "TIE Fighter#2")
                        .at("Tatooine", "TIE Fighter#3")
                        .stolen("TIE Fighter#3")
                        .turn(DARK, Phase.CONTROL);
        for (String card : List.of("TIE Fighter#2", "TIE Fighter#3", "TIE Advanced x1", "X-wing")) {
            assertThat(scene.forfeitValue(card)).isEqualTo(scene.printed(Figure.FORFEIT, card));
        }
        assertThat(scene.forfeitValue("TIE Fighter#1"))
                .isEqualTo(scene.printed(Figure.FORFEIT, "TIE Fighter#1") + 2);
    }

    @Test
    void atNalHuttaItIsStronger() {
        var hutta =
                Kinds.system("Nal Hutta", 7, DARK, "0_1")
                        .unique()
                        .force(1, 1)
                        .icons(Icon.PLANET)
                        .done();
        assertThat(tableWith(hutta).at("Nal Hutta", "Vengeance").turn(DARK).power("Vengeance"))
                .isEqualTo(8 + 2);
        assertThat(table().at("Tatooine", "Vengeance").turn(DARK).power("Vengeance")).isEqualTo(8);
    }
}
