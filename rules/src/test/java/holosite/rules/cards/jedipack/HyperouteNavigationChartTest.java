package holosite.rules.cards.jedipack;

import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.CardText;
import holosite.language.ability.ParsecChart;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.prose.Language;
import holosite.rules.card.Definition;
import holosite.rules.notation.ReadyDecks;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.DeckRemedies;
import holosite.rules.setup.Setup;
import holosite.rules.tell.DeckWords;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hyperoute Navigation Chart. */
class HyperouteNavigationChartTest {
    private static final String TITLE = "Hyperoute Navigation Chart";
    private static final Card CHART = AllCards.byTitle(TITLE).getFirst();

    private static Setup.PlayerDeck deckWithChart(boolean outside) {
        Setup.PlayerDeck legal = ReadyDecks.deck("mos-eisley-manhunt").forPlay();
        var cards = new ArrayList<>(legal.cards());
        var under = new ArrayList<>(legal.under());
        (outside ? under : cards).add(CHART);
        if (!outside) {
            cards.remove(
                    cards.stream().filter(card -> card.is(CardType.INTERRUPT)).findFirst().get());
        }
        return new Setup.PlayerDeck(legal.name(), cards, legal.start(), under);
    }

    private static final Integer[] PARSECS = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

    /** As the cards of a game have it. */
    private static Card inHand() {
        return table().hand(Side.DARK, TITLE).turn(Side.DARK).printed(TITLE);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void noDeckHasItNeitherAmongTheSixtyNorOutside(boolean outside) {
        assertThat(DeckCheck.problems(deckWithChart(outside), Side.DARK))
                .extracting(new DeckWords(Language.EN)::problem)
                .containsExactly(
                        "Hyperoute Navigation Chart is a game aid, to look things up on; no deck"
                                + " has it.");
    }

    @Test
    void theRemedyTakesItOut() {
        Setup.PlayerDeck deck = deckWithChart(true);
        var remedies = new DeckRemedies(deck, Side.DARK, AllCards.all());
        var problem = DeckCheck.problems(deck, Side.DARK).getFirst();
        assertThat(remedies.of(problem))
                .singleElement()
                .satisfies(
                        remedy ->
                                assertThat(DeckCheck.problems(remedy.applied(deck), Side.DARK))
                                        .isEmpty());
    }

    @Test
    void itsNumbersAreThoseOfTheSystems() {
        var chart = (ParsecChart) inHand().text().getFirst();
        int compared = 0;
        for (ParsecChart.Row row : chart.rows()) {
            for (String system : row.systems()) {
                for (Card card : AllCards.byTitle(system)) {
                    assertThat(card.is(Subtype.SYSTEM)).as(system).isTrue();
                    assertThat(new Definition(card).figure(Figure.PARSEC))
                            .as(system)
                            .isEqualTo(row.parsec());
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThan(20);
        assertThat(chart.rows()).extracting(ParsecChart.Row::parsec).containsExactly(PARSECS);
    }

    @Test
    void itsTextListsTheSystemsAndTheKnownRebelBases() {
        assertThat(String.join(" ", CardText.of(inHand(), Language.EN).text()))
                .contains("Alderaan (2)", "Yavin 4 (4)", "Coruscant (0)", "Dagobah (9)")
                .contains("Rebel bases are known at Hoth and Yavin 4.");
        assertThat(String.join(" ", CardText.of(inHand(), Language.FR).text()))
                .contains("Tatooine (7)")
                .contains("bases rebelles à Hoth et Yavin 4.");
    }
}
