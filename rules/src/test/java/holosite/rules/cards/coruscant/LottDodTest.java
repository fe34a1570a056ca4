package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static holosite.rules.cards.coruscant.Senate.senate;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Lott Dod. */
class LottDodTest {
    private static final String AMIDALA = "Queen Amidala, Ruler Of Naboo";

    @Test
    void lottDodFindsACardInTheForcePile() {
        for (boolean majority : new boolean[] {true, false}) {
            var table = senate().at(SENATE, "Lott Dod").force(DARK, "Sense");
            if (!majority) {
                table.at(SENATE, AMIDALA, "Yarua");
            }
            var scene = table.turn(DARK, Phase.CONTROL);
            if (!majority) {
                scene.mayNot("use Lott Dod");
                continue;
            }

            scene.use("Lott Dod");
            if (scene.isOffered("Sense")) {
                scene.choose("Sense");
            }

            assertThat(scene.hand(DARK)).containsExactly("Sense");
        }
    }
}
