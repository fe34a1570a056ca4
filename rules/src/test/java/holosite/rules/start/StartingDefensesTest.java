package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.start.StartDecks.deck;
import static holosite.rules.start.StartDecks.start;

import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which Effects Prepared Defenses and Heading For The Medical Frigate deploy at the start. */
class StartingDefensesTest {
    /**
     * Each of the others lacks one thing: immunity to Alter, its own side of the table, no cost.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "DARK | Prepared Defenses | Resistance | Molator | Ability, Ability, Ability",
                "LIGHT | Heading For The Medical Frigate | Ultimatum | K'lor'slug | Civil Disorder",
                "LIGHT | Heading For The Medical Frigate | Ultimatum | I Feel The Conflict | Civil Disorder"
            })
    void onlyFreeEffectsForTheTableThatAlterNeverReachesCome(
            Side side, String interrupt, String effect, String other, String another) {
        var own =
                deck(
                        side,
                        side == DARK ? CANTINA : "Yavin 4",
                        side == DARK ? CANTINA : "Yavin 4",
                        interrupt,
                        effect,
                        other,
                        another);
        var scene =
                side == DARK
                        ? start(own, deck(LIGHT, "Yavin 4", "Yavin 4"))
                        : start(deck(DARK, CANTINA, CANTINA), own);
        scene.choose(interrupt);
        scene.offers(effect).mayNot(other, another);
    }
}
