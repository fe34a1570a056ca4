package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.coruscant.Senate.AMIDALA;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static holosite.rules.cards.coruscant.Senate.senate;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.cards.CardTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lott Dod. */
class LottDodTest {
    private static final String DOD = "Lott Dod";

    private static Card neimoidian(Side side, String title, String id) {
        return Kinds.republic(title, side, id)
                .destiny(1)
                .deploy(1)
                .power(1)
                .ability(1)
                .forfeit(1)
                .is(Trait.NEIMOIDIAN)
                .says();
    }

    @Test
    void lottDodFindsACardInTheForcePile() {
        for (boolean majority : new boolean[] {true, false}) {
            var table = senate().at(SENATE, DOD).force(DARK, "Sense", "Alter (1_234)");
            if (!majority) {
                table.at(SENATE, AMIDALA, "Yarua");
            }
            var scene = table.turn(DARK, Phase.CONTROL);
            if (!majority) {
                scene.mayNot("use Lott Dod");
                continue;
            }

            scene.use(DOD).mayNot("Sense; Alter").choose("Sense");

            assertThat(scene.hand(DARK)).containsExactly("Sense");
            scene.mayNot("use Lott Dod");
        }
    }

    @Test
    void heDoesSoInTheControlPhaseOfHisPlayerOnly() {
        var table = senate().at(SENATE, DOD).force(DARK, "Sense");
        table.turn(DARK, Phase.DEPLOY).mayNot("use Lott Dod");
        senate().at(SENATE, DOD)
                .force(DARK, "Sense")
                .turn(LIGHT, Phase.CONTROL)
                .pass()
                .mayNot("use Lott Dod");
    }

    @ParameterizedTest
    @CsvSource({
        "Daultay Dofine, true, 2",
        "Daultay Dofine, false, 0",
        "Plain Trader, true, 0",
        "Stormtrooper, true, 0",
        "Lott Dod, true, 0"
    })
    void fromTheSenateHeShieldsTheOtherNeimoidiansOfHisPlayer(
            String who, boolean inSenate, double more) {
        var position =
                CardTable.tableWith(neimoidian(LIGHT, "Plain Trader", "0_1"))
                        .site(SENATE, DARK)
                        .at(inSenate ? SENATE : CANTINA, DOD);
        if (!who.equals(DOD)) {
            position.at(CANTINA, who);
        }
        var scene = position.turn(DARK, Phase.CONTROL);

        assertThat(scene.forfeitValue(who) - scene.printed(Figure.FORFEIT, who)).isEqualTo(more);
    }
}
