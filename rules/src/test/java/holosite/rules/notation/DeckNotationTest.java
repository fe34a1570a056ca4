package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DeckNotationTest {

    @ParameterizedTest
    @MethodSource("holosite.cards.ReadyDecks#names")
    void aDeckIsReadAndWrittenBack(String name) {
        Deck deck = ReadyDecks.deck(name);

        Deck again = DeckNotation.read(DeckNotation.write(deck), AllCards::all);

        assertThat(again.name()).isEqualTo(deck.name());
        assertThat(again.side()).isEqualTo(deck.side());
        assertThat(again.start()).isEqualTo(deck.start());
        assertThat(again.cards()).containsExactlyInAnyOrderElementsOf(deck.cards());
    }

    @Test
    void aPlainListIsADeckOfTheSideOfItsCards() {
        Deck deck =
                DeckNotation.read(
                        """
                        2x Stormtrooper
                        3 TIE Fighter      # five in all
                        Sense x2
                        darth vader
                        EG-6
                        """,
                        AllCards::all);

        assertThat(deck.side()).isEqualTo(Side.DARK);
        assertThat(deck.cards())
                .extracting(Card::title)
                .containsExactly(
                        "Stormtrooper",
                        "Stormtrooper",
                        "TIE Fighter",
                        "TIE Fighter",
                        "TIE Fighter",
                        "Sense",
                        "Sense",
                        "Darth Vader",
                        "EG-6 (Eegee-Six)");
        assertThat(deck.cards()).allMatch(card -> card.side() == Side.DARK);
        assertThat(DeckNotation.writePlain(deck)).contains("3x TIE Fighter\n", "2x Sense\n");
    }

    @Test
    void everyLineThatCannotBeUnderstoodIsNamed() {
        assertThatThrownBy(
                        () ->
                                DeckNotation.read(
                                        """
                                        side: Dark
                                        2x Stormtroper
                                        1x Darth Vader (1_194)
                                        0x Sense
                                        1x Darth Vader (99_1)
                                        """,
                                        AllCards::all))
                .isInstanceOf(MalformedText.class)
                .hasMessageContaining(
                        "line 2: there is no card 'Stormtroper'. Did you mean 'Stormtrooper'")
                .hasMessageContaining("line 3: 1_194 is 'Stormtrooper', not 'Darth Vader'")
                .hasMessageContaining("line 4: no copy of a card")
                .hasMessageContaining("line 5: there is no card 99_1");
        assertThatThrownBy(() -> DeckNotation.read("name: x\nside: Grey\n1x Sense", AllCards::all))
                .hasMessageContaining("line 2: the side is 'Dark' or 'Light', not 'grey'");
        assertThatThrownBy(() -> DeckNotation.read("name: Empty\n", AllCards::all))
                .hasMessageContaining("no card is named");
    }
}
