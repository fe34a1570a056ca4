package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import holosite.cards.CardSets;
import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DeckImportTest {

    private static String set(Card card) {
        return CardSets.name(CardSets.of(card.id()));
    }

    private static final CardPool POOL = CardPool.of(AllCards.all(), DeckImportTest::set);

    private static DeckImport read(String text) {
        return DeckImport.read(text, POOL);
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
    void aFileOfHolotableIsRead() {
        DeckImport deck =
                read(
                        """
                        ver 2
                        back imp.gif
                        card "/starwars/Premiere-Dark/t_stormtrooper" 3
                        card "/starwars/DeathStar-Dark/t_darthvader" 2
                        card "/starwars/Virtual0-Dark/t_darthvader" 1
                        card "/starwars/ReflectionsIII-Dark/t_battleorder" 1 1 1
                        card "/TWOSIDED/starwars/SpecialEdition-Dark/t_ralltiiroperations/inthehandsoftheempire" 1 1 1
                        card "/starwars/SpecialEdition-Dark/t_ralltiir" 1 1 1
                        """);
        assertThat(deck.form()).isEqualTo(DeckForm.HOLOTABLE);
        assertThat(deck.deck().side()).isEqualTo(Side.DARK);
        assertThat(titles(deck.deck().cards()))
                .containsExactly(
                        "Stormtrooper",
                        "Stormtrooper",
                        "Stormtrooper",
                        "Darth Vader",
                        "Darth Vader",
                        "Ralltiir Operations",
                        "Ralltiir");
        assertThat(titles(deck.deck().under())).containsExactly("Battle Order");
        assertThat(deck.deck().start()).as("an Objective starts the game").isEmpty();
        assertThat(deck.missing()).extracting(DeckImport.Missing::line).containsExactly(5);
    }

    @Test
    void anOlderFileOfHolotableDescribesItsCards() {
        DeckImport deck =
                read(
                        """
                        back reb.gif
                        card "/starwars/Hoth-Light/t_eg4" "EG-4 (Any name) (3)\\nLight 2: \"x\" 7" 2
                        card "/starwars/Premiere-Light/t_tatooinedockingbay94" "Docking Bay (0)" 1
                        """);
        assertThat(deck.deck().side()).isEqualTo(Side.LIGHT);
        assertThat(deck.missing()).isEmpty();
        assertThat(deck.deck().cards()).hasSize(3);
    }

    @Test
    void aFileOfHolotableComesBackAsItWent() {
        for (String name : holosite.cards.ReadyDecks.names()) {
            Deck deck = ReadyDecks.deck(name);
            String written = DeckImport.write(deck, DeckForm.HOLOTABLE, DeckImportTest::set);
            DeckImport back = read(written);
            assertThat(back.missing()).as(name).isEmpty();
            assertThat(back.deck().cards()).containsExactlyInAnyOrderElementsOf(deck.cards());
            assertThat(back.deck().under()).containsExactlyInAnyOrderElementsOf(deck.under());
            assertThat(back.deck().start()).as(name).isEqualTo(deck.start());
        }
    }

    @Test
    void aLineOfHolotableThatMakesNoSenseIsNamed() {
        refuses(
                "ver 2\ncard \"/starwars/Premiere-Dark/t_stormtrooper\" 1\ncard Sense",
                3,
                UnreadableDeck.Reason.LINE);
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
        refuses("<deck>\n<card blueprintId=\"1_194\"/>\n<car", 3, UnreadableDeck.Reason.BROKEN_XML);
        refuses("<deck>\n<card title=\"a\" title=\"b\"/>", 2, UnreadableDeck.Reason.BROKEN_XML);
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
