package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static holosite.rules.cards.coruscant.Senate.senate;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Yarua. */
class YaruaTest {
    @Test
    void yaruaRetrievesForTheDrainsOfAMajority() {
        for (boolean majority : new boolean[] {true, false}) {
            var table =
                    senate().at(SENATE, "Yarua")
                            .system("Tatooine", DARK)
                            .at("Tatooine", "Corellian Corvette")
                            .on("Tatooine", "Presence Of The Force")
                            .lost(LIGHT, "Sense");
            if (!majority) {
                table.at(SENATE, "Lott Dod");
            }
            var scene = table.turn(LIGHT, Phase.CONTROL).drainAt("Tatooine");

            assertThat(scene.used(LIGHT).contains("Sense")).isEqualTo(majority);
        }
    }
}
