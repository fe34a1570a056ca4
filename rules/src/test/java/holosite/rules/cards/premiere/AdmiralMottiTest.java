package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Admiral Motti. */
class AdmiralMottiTest {
    @ParameterizedTest
    @CsvSource({
        "TIE Fighter, Devastator, 1",
        "TIE Fighter, X-wing, 3",
        "X-wing, Corellian Corvette, 3"
    })
    void twoImperialStarshipsMakeHimCheaper(String one, String two, int cost) {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .at("Tatooine", one)
                        .at("Kessel", two)
                        .hand(DARK, "Admiral Motti")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Admiral Motti", MOS_EISLEY)).isEqualTo(cost);
    }

    @Test
    void threeDoNotMakeHimCheaperThanTwo() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .at("Tatooine", "TIE Fighter", "Devastator", "TIE Scout")
                        .hand(DARK, "Admiral Motti")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Admiral Motti", MOS_EISLEY)).isEqualTo(1);
    }

    @Test
    void hePilotsAndScaresRebelPilotsAtHisSystem() {
        var scene =
                table().at("Tatooine", "Devastator", "Red 3", "Corellian Corvette")
                        .pilot("Devastator", "Admiral Motti")
                        .pilot("Red 3", "Jek Porkins")
                        .passenger("Corellian Corvette", "Rebel Trooper")
                        .at("Kessel", "Gold 1")
                        .pilot("Gold 1", "Dutch")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Devastator")).isEqualTo(11);
        assertThat(scene.forfeitValue("Jek Porkins")).isEqualTo(3);
        assertThat(scene.forfeitValue("Dutch")).isEqualTo(5);
        assertThat(scene.forfeitValue("Red 3")).isEqualTo(5);
        assertThat(scene.forfeitValue("Rebel Trooper")).isEqualTo(2);
        assertThat(scene.forfeitValue("Admiral Motti")).isEqualTo(5);

        var site = table().at(MOS_EISLEY, "Admiral Motti", "Jek Porkins").turn(DARK, Phase.CONTROL);
        assertThat(site.forfeitValue("Jek Porkins")).isEqualTo(4);
    }
}
