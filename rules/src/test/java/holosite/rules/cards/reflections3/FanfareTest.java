package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fanfare, and Don't Do That Again, which suspends an Effect as well. */
class FanfareTest {
    private static Card stronger(String title, Side side, String id) {
        return Kinds.effect(title, side, id)
                .destiny(3)
                .says(
                        Abilities.deploysOnTable(),
                        Abilities.adds(2, Figure.POWER, Filters.STARFIGHTER));
    }

    @ParameterizedTest
    @CsvSource({"Order To Engage, false", "Scramble, false", "Plain Order, true"})
    void twoEffectsAreCanceled(String title, boolean stays) {
        var scene =
                tableWith(stronger(title, LIGHT, "0_1"))
                        .at("Tatooine", "X-wing")
                        .beside(DARK, "Fanfare")
                        .beside(LIGHT, title)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOnTable(title)).isEqualTo(stays);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Fanfare, LIGHT, Staging Areas, X-wing",
        "LIGHT, Don't Do That Again, DARK, Mobilization Points, TIE Fighter"
    })
    void anEffectIsSuspendedUnlessItsPlayerHoldsABattlegroundSystem(
            Side side, String shield, Side other, String title, String ship) {
        // a system with icons of one side alone is no battleground
        for (String system : new String[] {"Tatooine", "Death Star"}) {
            var scene =
                    tableWith(stronger(title, other, "0_1"))
                            .system("Tatooine", DARK)
                            .at(system, ship)
                            .at(CANTINA, other == DARK ? "Stormtrooper" : "Rebel Trooper")
                            .beside(side, shield)
                            .beside(other, title)
                            .turn(other, Phase.CONTROL);
            assertThat(scene.power(ship) - scene.printed(Figure.POWER, ship))
                    .as(system)
                    .isEqualTo(system.equals("Tatooine") ? 2 : 0);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Don't Do That Again, Descent Into The Dark",
        "DARK, Fanfare, Pride Of The Empire"
    })
    void anImmediateEffectIsTakenOnceInAGame(Side side, String shield, String effect) {
        var scene =
                table().site(CANTINA, DARK)
                        .beside(side, shield)
                        .reserve(side, effect, effect)
                        .turn(side, Phase.CONTROL);
        scene.use(shield).passResponses();
        scene.chooseOnly(effect).passResponses();
        assertThat(scene.hand(side)).containsExactly(effect);
        scene.mayNot("use " + shield);
    }
}
