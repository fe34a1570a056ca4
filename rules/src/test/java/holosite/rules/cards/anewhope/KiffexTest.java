package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Kiffex. */
class KiffexTest {
    private static Card sisters() {
        return Kinds.alien("Tonnika Sisters", DARK, "0_1")
                .unique()
                .destiny(2)
                .deploy(2)
                .power(2)
                .ability(2)
                .forfeit(2)
                .says();
    }

    private static Scene kiffex(String... ships) {
        return tableWith(sisters())
                .system("Kiffex", DARK)
                .at("Kiffex", ships)
                .at("Tatooine: Obi-Wan's Hut", "Tonnika Sisters")
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    void withExactlyTwoStarshipsThereAllFiguresOfTheSistersCountTwice() {
        for (String[] ships :
                new String[][] {
                    {"Devastator"},
                    {"Devastator", "TIE Fighter"},
                    {"Devastator", "TIE Fighter", "Conquest"}
                }) {
            var scene = kiffex(ships);
            int times = ships.length == 2 ? 2 : 1;
            assertThat(scene.destiny("Tonnika Sisters")).isEqualTo(2 * times);
            assertThat(scene.power("Tonnika Sisters")).isEqualTo(2 * times);
            assertThat(scene.ability("Tonnika Sisters")).isEqualTo(2 * times);
            assertThat(scene.forfeitValue("Tonnika Sisters")).isEqualTo(2 * times);
        }
    }

    @Test
    void theyDeployForTwiceAsMuchAndChangesComeOnTop() {
        var scene =
                tableWith(sisters())
                        .system("Kiffex", DARK)
                        .at("Kiffex", "Devastator", "TIE Fighter")
                        .site(CANTINA, DARK)
                        .hand(DARK, "Tonnika Sisters")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Tonnika Sisters", CANTINA)).isEqualTo(4);
        scene.deploy("Tonnika Sisters").to(CANTINA).passResponses();
        // aliens there have power +1
        assertThat(scene.power("Tonnika Sisters")).isEqualTo(5);
    }

    @Test
    void whoOccupiesItWithExactlyTwoStarshipsHasTwoMorePowerThere() {
        for (var side : new Side[] {DARK, LIGHT}) {
            String[] two =
                    side == DARK
                            ? new String[] {"TIE Fighter", "TIE Fighter"}
                            : new String[] {"X-wing", "X-wing"};
            var scene = kiffex(two);
            double sum = scene.power(two[0]) + scene.power(two[0] + "#2");
            assertThat(scene.totalPower("Kiffex", side)).isEqualTo(sum + 2);
            var one = kiffex(two[0]);
            assertThat(one.totalPower("Kiffex", side)).isEqualTo(one.power(two[0]));
        }
    }
}
