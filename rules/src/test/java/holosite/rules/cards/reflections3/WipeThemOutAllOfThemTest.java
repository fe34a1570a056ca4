package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.language.words.Modifiers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wipe Them Out, All Of Them, and Another Pathetic Lifeform. */
class WipeThemOutAllOfThemTest {
    /** A character whose presence adds three battle destinies. */
    private static Card lucky(Side side) {
        return Kinds.alien("Plain Gambler", side, "0_1")
                .unique()
                .destiny(1)
                .deploy(1)
                .power(9)
                .ability(6)
                .forfeit(1)
                .says(Abilities.always(Modifiers.yours(Figure.BATTLE_DESTINIES, 3, Filters.HERE)));
    }

    private static final Card THUG =
            Kinds.alien("Plain Thug", DARK, "0_3")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .says();

    @ParameterizedTest
    @CsvSource({
        "DARK, Shistavanen Wolfman, 2",
        "DARK, Wioslea, 4",
        "DARK, Rebel Trooper, 4",
        "LIGHT, Plain Thug, 2",
        "LIGHT, Dengar, 4",
        "LIGHT, Stormtrooper, 4"
    })
    void whoBattlesWithANonUniqueAlienDrawsNoMoreThanTwo(Side side, String companion, int draws) {
        Side other = side.opposite();
        var scene =
                tableWith(lucky(other), THUG)
                        .at(
                                CANTINA,
                                "Plain Gambler",
                                companion,
                                side == DARK ? "Darth Vader" : "Luke Skywalker")
                        .beside(
                                side,
                                side == DARK
                                        ? "Wipe Them Out, All Of Them"
                                        : "Another Pathetic Lifeform")
                        .force(other, 5)
                        .turn(other, Phase.BATTLE)
                        .battleAt(CANTINA);
        assertThat(battleDestinies(scene, other)).isEqualTo(draws);
    }

    @ParameterizedTest
    @CsvSource({"DARK, Plain Thug, Shistavanen Wolfman", "LIGHT, Shistavanen Wolfman, Plain Thug"})
    void neitherOnesOwnAlienNorOneElsewhereCounts(Side side, String own, String elsewhere) {
        Side other = side.opposite();
        var scene =
                tableWith(lucky(other), THUG)
                        .at(CANTINA, "Plain Gambler", own)
                        .at(MOS_EISLEY, elsewhere)
                        .beside(
                                side,
                                side == DARK
                                        ? "Wipe Them Out, All Of Them"
                                        : "Another Pathetic Lifeform")
                        .force(other, 5)
                        .turn(other, Phase.BATTLE)
                        .battleAt(CANTINA);
        assertThat(battleDestinies(scene, other)).isEqualTo(4);
    }

    @Test
    void aNonUniqueStarfighterCountsAndOneElsewhereDoesNot() {
        var ace =
                Kinds.starfighter("Plain Ace", LIGHT, "0_2")
                        .unique()
                        .destiny(1)
                        .deploy(1)
                        .power(3)
                        .maneuver(3)
                        .hyperspeed(3)
                        .forfeit(3)
                        .permanentPilot(6)
                        .says(
                                Abilities.always(
                                        Modifiers.yours(Figure.BATTLE_DESTINIES, 3, Filters.HERE)));
        for (String place : new String[] {"Tatooine", "Hoth"}) {
            var scene =
                    tableWith(ace)
                            .at("Tatooine", "Plain Ace", "Devastator")
                            .at(place, "X-wing")
                            .beside(DARK, "Wipe Them Out, All Of Them")
                            .force(LIGHT, 5)
                            .turn(LIGHT, Phase.BATTLE)
                            .battleAt("Tatooine");
            assertThat(battleDestinies(scene, LIGHT)).isEqualTo(place.equals("Hoth") ? 4 : 2);
        }
    }
}
