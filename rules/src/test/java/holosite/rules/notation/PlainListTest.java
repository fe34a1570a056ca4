package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.cards.CardSets;
import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of cards as people write them. */
class PlainListTest {
    private static final CardPool POOL =
            CardPool.of(AllCards.all(), card -> CardSets.name(CardSets.of(card.id())));

    private static DeckImport read(String text) {
        return DeckImport.read(text, POOL);
    }

    private static List<String> titles(List<Card> cards) {
        return cards.stream().map(Card::title).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2x Stormtrooper | 2 | Stormtrooper",
                "2 x Stormtrooper | 2 | Stormtrooper",
                "2X Stormtrooper | 2 | Stormtrooper",
                "2× Stormtrooper | 2 | Stormtrooper",
                "x2 Stormtrooper | 2 | Stormtrooper",
                "2 Stormtrooper | 2 | Stormtrooper",
                "(2) Stormtrooper | 2 | Stormtrooper",
                "2 - Stormtrooper | 2 | Stormtrooper",
                "Stormtrooper x2 | 2 | Stormtrooper",
                "Stormtrooper (x2) | 2 | Stormtrooper",
                "Stormtrooper (2) | 2 | Stormtrooper",
                "Stormtrooper 2x | 2 | Stormtrooper",
                "Stormtrooper - 2 | 2 | Stormtrooper",
                "Stormtrooper, 2 | 2 | Stormtrooper",
                "Stormtrooper 2 | 2 | Stormtrooper",
                "- Stormtrooper | 1 | Stormtrooper",
                "* 2x Stormtrooper | 2 | Stormtrooper",
                "•Darth Vader | 1 | Darth Vader",
                "1x •Darth Vader [Premiere] | 1 | Darth Vader",
                "Darth Vader (Premiere) | 1 | Darth Vader",
                "2 Darth Vader (R1) | 2 | Darth Vader",
                "Darth Vader [1_168] x2 | 2 | Darth Vader",
                "Darth Vader x2 [Premiere] | 2 | Darth Vader",
                "Darth Vader [Premiere] x2 | 2 | Darth Vader",
                "3x TIE Fighter // many | 3 | TIE Fighter",
                "DS-61-2 | 1 | DS-61-2",
                "2X-3KPR | 1 | 2X-3KPR (Tooex)",
                "Tatooine Docking Bay 94 | 1 | Tatooine: Docking Bay 94",
                "darth  vader | 1 | Darth Vader",
                "Vader’s Lightsaber | 1 | Vader's Lightsaber",
            })
    void aLineNamesCopiesOfACard(String line, int count, String title) {
        DeckImport read = read(line);
        assertThat(read.missing()).isEmpty();
        assertThat(titles(read.deck().cards())).hasSize(count).containsOnly(title);
        assertThat(titles(DeckNotation.read(line, POOL).cards()))
                .as("the other reader")
                .isEqualTo(titles(read.deck().cards()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Characters (20)",
                "Locations:",
                "== Weapons & Devices ==",
                "**Starships/Vehicles** (7)",
                "20 Effects",
                "[Interrupts]",
                "--- Used Interrupts - 12 ---",
                "Admiral's Orders (1):",
                "MAIN DECK (60)",
                "'Characters' (3 cards)",
                "Dark Side Deck",
                "Personnages (12)",
                "Lieux :",
                "Vaisseaux et véhicules",
                "// Characters",
                "# Characters",
                "; Characters",
                "Author: Somebody",
                "Total: 60",
                "----------"
            })
    void aHeadingIsNoCard(String heading) {
        DeckImport read = read(heading + "\n2x Stormtrooper\n");
        assertThat(read.missing()).isEmpty();
        assertThat(titles(read.deck().cards())).containsExactly("Stormtrooper", "Stormtrooper");
        assertThat(read.deck().under()).isEmpty();
        assertThat(DeckNotation.read(heading + "\n2x Stormtrooper\n", POOL).cards()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Stormtroper (3)", "Charcters Vader", "Imperial Lukes", "Sense (my own)"})
    void aTitleThatIsMisspelledIsNoHeading(String line) {
        DeckImport read = read(line + "\n2x Stormtrooper\n");
        assertThat(read.missing()).extracting(DeckImport.Missing::line).containsExactly(1);
    }

    /** Whatever cards are called: none of them is taken for a heading. */
    @Test
    void noTitleIsAHeading() {
        for (Card card : AllCards.all()) {
            for (String line :
                    List.of(
                            "2x " + card.title(),
                            card.title() + " (2)",
                            "2x " + card.fullTitle() + " (" + card.id() + ")")) {
                DeckImport read = read(line);
                assertThat(read.missing()).as(line).isEmpty();
                assertThat(read.deck().cards().size() + read.deck().under().size())
                        .as(line)
                        .isEqualTo(2);
            }
        }
    }

    @Test
    void aMisspelledTitleKeepsItsNumberAndWhatItMayMean() {
        DeckImport.Missing missing =
                read("3x Stormtroper (Premiere)\n1x Darth Vader").missing().getFirst();
        assertThat(missing.count()).isEqualTo(3);
        assertThat(missing.nearest()).startsWith("Stormtrooper");
    }

    @Test
    void wordsAboutTheDeckNameNoCards() {
        DeckImport read =
                read("2x Stormtrooper\nStrategy:\nDeploy Vader early.\n\nEffects\n1x Sense\n");
        assertThat(read.missing()).isEmpty();
        assertThat(titles(read.deck().cards()))
                .containsExactly("Stormtrooper", "Stormtrooper", "Sense");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Defensive Shields (1)",
                "Shields",
                "Sideboard:",
                "Boucliers défensifs",
                "under:"
            })
    void aShieldIsLookedForAmongTheShieldsWhereTheHeadingSaysSo(String heading) {
        Deck deck = read("2x Stormtrooper\n" + heading + "\nSecret Plans\n").deck();
        assertThat(deck.under()).hasSize(1).allMatch(card -> card.is(CardType.DEFENSIVE_SHIELD));
        assertThat(deck.cards()).hasSize(2);
        Deck effect = read("2x Stormtrooper\nEffects\nSecret Plans\n").deck();
        assertThat(effect.under()).isEmpty();
        assertThat(titles(effect.cards())).contains("Secret Plans");
    }

    @Test
    void aShieldThatStandsInTheDeckIsPutOutside() {
        Card shield =
                AllCards.byTitle("Battle Order").stream()
                        .filter(card -> card.is(CardType.DEFENSIVE_SHIELD))
                        .findFirst()
                        .orElseThrow();
        for (String list :
                List.of(
                        "2x Stormtrooper (1_194)\n1x Battle Order (" + shield.id() + ")\n",
                        "1_194,1_194," + shield.id(),
                        "<deck><card blueprintId=\"1_194\"/><card blueprintId=\"1_194\"/>"
                                + "<card blueprintId=\""
                                + shield.id()
                                + "\"/></deck>")) {
            Deck deck = read(list).deck();
            assertThat(deck.cards()).as(list).hasSize(2);
            assertThat(deck.under()).as(list).containsExactly(shield);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Starting cards:\nTatooine: Mos Eisley\n\nCharacters\nDarth Vader",
                "Starting Location: Tatooine: Mos Eisley\nDarth Vader",
                "== Start ==\n1 Tatooine: Mos Eisley\n== Deck ==\nDarth Vader",
                "Cartes de départ\nTatooine: Mos Eisley\nPersonnages\nDarth Vader"
            })
    void aStartingLocationIsWhereTheGameStarts(String list) {
        Deck deck = read(list).deck();
        assertThat(deck.start()).isEqualTo("Tatooine: Mos Eisley");
        assertThat(titles(deck.cards())).containsExactly("Tatooine: Mos Eisley", "Darth Vader");
    }

    @Test
    void anObjectiveStartsTheGameByItself() {
        Deck deck =
                read("Starting:\nRalltiir Operations\nRalltiir\nCharacters\nDarth Vader").deck();
        assertThat(deck.start()).isEmpty();
        assertThat(titles(deck.cards())).hasSize(3);
    }

    @Test
    void aSetInBracketsChoosesBetweenCardsOfOneTitle() {
        List<Card> own =
                AllCards.byTitle("Alter").stream()
                        .filter(card -> card.side() == Side.DARK)
                        .filter(card -> !card.id().startsWith("200_"))
                        .toList();
        assertThat(own).hasSizeGreaterThan(1);
        for (Card alter : own) {
            String set = CardSets.name(CardSets.of(alter.id()));
            assertThat(read("side: dark\nAlter (" + set + ")").deck().cards())
                    .containsExactly(alter);
        }
        assertThat(read("side: dark\nAlter (V)").deck().cards())
                .allMatch(card -> card.id().startsWith("200_"));
    }

    @Test
    void aLaterCardIsNotTakenForTheFirstOfItsTitle() {
        DeckImport read = read("Stormtrooper (V)\nDarth Vader");
        assertThat(read.missing()).extracting(DeckImport.Missing::line).containsExactly(1);
    }
}
