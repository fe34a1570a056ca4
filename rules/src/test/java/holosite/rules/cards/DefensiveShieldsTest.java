package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Defensive Shields come from under the Starting Effect to their player's side of the table. */
class DefensiveShieldsTest {

    @ParameterizedTest
    @CsvSource({
        "DARK, Death Star Sentry (200_94)",
        "DARK, Do They Have A Code Clearance? (13_66)",
        "DARK, Fanfare",
        "DARK, Resistance (13_84)",
        "DARK, You Cannot Hide Forever",
        "DARK, You've Never Won A Race?",
        "DARK, There Is No Try (13_90)",
        "LIGHT, 'Do, Or Do Not (13_15)'",
        "LIGHT, A Close Race",
        "LIGHT, Aim High",
        "LIGHT, Another Pathetic Lifeform",
        "LIGHT, Battle Plan",
        "LIGHT, Don't Do That Again",
        "LIGHT, Ounee Ta",
        "LIGHT, Ultimatum (13_44)",
        "LIGHT, Your Insight Serves You Well"
    })
    void aShieldIsPlayedOnTheTable(Side side, String shield) {
        String effect = side == DARK ? "Fear Is My Ally" : "An Unusual Amount Of Fear";
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .beside(side, effect)
                        .stacked(effect, shield)
                        .turn(side, Phase.DEPLOY);
        assertThat(scene.cardsOn(effect)).hasSize(1);

        scene.use(effect).passResponses();

        assertThat(scene.cardsOn(effect)).isEmpty();
        assertThat(scene.isOnTable(shield)).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void onlyThreeShieldsArePlayedInAGame(Side side) {
        boolean dark = side == DARK;
        String effect = dark ? "Fear Is My Ally" : "An Unusual Amount Of Fear";
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .beside(side, effect)
                        .stacked(effect, dark ? "Battle Order" : "Battle Plan")
                        .stacked(effect, dark ? "Crossfire" : "A Close Race")
                        .stacked(effect, dark ? "Fanfare" : "Aim High")
                        .stacked(effect, dark ? "No Escape (13_78)" : "Ounee Ta")
                        .turn(side, Phase.DEPLOY);
        for (int left = 3; left > 0; left--) {
            scene.passUntil("use " + effect).use(effect).answerDefault().passResponses();
            assertThat(scene.cardsOn(effect)).hasSize(left);
        }
        mayNotInThisPhase(scene, "use " + effect);
    }
}
