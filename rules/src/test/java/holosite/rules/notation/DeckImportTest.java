package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import holosite.cards.CardSets;
import holosite.language.card.Card;
import holosite.language.card.Side;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DeckImportTest {

    private static String set(Card card) {
        return CardSets.name(CardSets.of(card.id()));
    }

    private static DeckImport read(String text) {
        return DeckImport.read(text, AllCards::all);
    }

    @ParameterizedTest
    @EnumSource(DeckForm.class)
    void everyReadyDeckGoesOutAndComesBack(DeckForm form) {
        for (String name : holosite.cards.ReadyDecks.names()) {
            Deck deck = ReadyDecks.deck(name);

            DeckImport again = read(DeckImport.write(deck, form, DeckImportTest::set));

            assertThat(again.form()).as(name).isEqualTo(form);
            assertThat(again.missing()).as(name).isEmpty();
            assertThat(again.deck().side()).as(name).isEqualTo(deck.side());
            assertThat(again.deck().cards())
                    .extracting(Card::title)
                    .as(name)
                    .containsExactlyInAnyOrderElementsOf(titles(deck.cards()));
            assertThat(titles(again.deck().under()))
                    .as(name)
                    .containsExactlyInAnyOrderElementsOf(titles(deck.under()));
        }
    }

    private static List<String> titles(List<Card> cards) {
        return cards.stream().map(Card::title).toList();
    }

    @Test
    void aFileOfGempNamesCardsByTheirIdsFoilOrNot() {
        DeckImport deck =
                read(
                        """
                        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
                        <deck>
                            <card blueprintId="1_194" title="Stormtrooper"/>
                            <card blueprintId="1_194*"/>
                            <card blueprintId="200_99" title="&lt;&gt;Somebody &amp; Other (V)"/>
                            <cardOutsideDeck blueprintId="13_54"/>
                        </deck>
                        """);
        assertThat(deck.form()).isEqualTo(DeckForm.GEMP_XML);
        assertThat(titles(deck.deck().cards())).containsExactly("Stormtrooper", "Stormtrooper");
        assertThat(titles(deck.deck().under())).containsExactly("Battle Order");
        assertThat(deck.missing())
                .containsExactly(
                        new DeckImport.Missing(
                                5, 1, "Somebody & Other (V)", deck.missing().getFirst().nearest()));
    }

    @Test
    void aListOfIdsHasTheCardsOutsideTheDeckBehindABar() {
        DeckImport deck = read("1_194,1_194,999_1|13_54\n");
        assertThat(deck.form()).isEqualTo(DeckForm.GEMP_IDS);
        assertThat(deck.deck().cards()).hasSize(2);
        assertThat(deck.deck().under()).hasSize(1);
        assertThat(deck.missing())
                .containsExactly(new DeckImport.Missing(1, 1, "999_1", List.of()));
    }

    @Test
    void aListOfPicturesIsRead() {
        DeckImport deck =
                read(
                        """
                        card "/starwars/Premiere-Dark/t_stormtrooper" 3
                        2 /starwars/Premiere-Dark/t_darthvader "•Darth Vader"
                        /starwars/Virtual4-Dark/t_nobodyknowshim
                        """);
        assertThat(deck.form()).isEqualTo(DeckForm.HOLOTABLE);
        assertThat(deck.deck().side()).isEqualTo(Side.DARK);
        assertThat(titles(deck.deck().cards()))
                .containsExactly(
                        "Stormtrooper",
                        "Stormtrooper",
                        "Stormtrooper",
                        "Darth Vader",
                        "Darth Vader");
        assertThat(deck.missing()).extracting(DeckImport.Missing::line).containsExactly(3);
    }

    @Test
    void whatIsNotAmongTheCardsIsListedWithTheNearestTitles() {
        DeckImport deck =
                read(
                        """
                        Characters (3)
                        2x Stormtroper
                        1x Darth Vader
                        Locations:
                        """);
        assertThat(deck.form()).isEqualTo(DeckForm.PLAIN);
        assertThat(deck.missing()).hasSize(1);
        assertThat(deck.missing().getFirst().line()).isEqualTo(2);
        assertThat(deck.missing().getFirst().count()).isEqualTo(2);
        assertThat(deck.missing().getFirst().nearest()).startsWith("Stormtrooper");
    }

    @Test
    void whatIsNoDeckIsRefusedWithTheLine() {
        refuses("", 1, UnreadableDeck.Reason.NO_CARDS);
        refuses("1x Darth Vader\n0x Sense", 2, UnreadableDeck.Reason.LINE);
        refuses("<html></html>", 1, UnreadableDeck.Reason.NO_DECK_TAG);
        refuses("<deck>\n<card/>\n</deck>", 2, UnreadableDeck.Reason.NO_ID);
        refuses(
                "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<deck><card"
                        + " blueprintId=\"&x;\"/></deck>",
                1,
                UnreadableDeck.Reason.DECLARATION);
        refuses("99x Sense\n".repeat(5), 1, UnreadableDeck.Reason.TOO_MANY);
    }

    private static void refuses(String text, int line, UnreadableDeck.Reason reason) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOfSatisfying(
                        UnreadableDeck.class,
                        e -> {
                            assertThat(e.line()).isEqualTo(line);
                            assertThat(e.reason()).isEqualTo(reason);
                        });
    }
}
