package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.prose.Language;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.DeckFormat;
import holosite.rules.setup.DeckProblem;
import holosite.rules.setup.DeckRemedies;
import holosite.rules.setup.DeckRemedy;
import holosite.rules.setup.Setup;
import holosite.rules.tell.DeckWords;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What can be done about a deck at one click. */
class DeckRemediesTest {
    private static final String FARM = "Tatooine: Mos Eisley";
    private static final Setup.PlayerDeck LEGAL = StartDecks.deck(DARK, FARM, FARM, "Darth Vader");

    private static Setup.PlayerDeck with(UnaryOperator<List<Card>> cards) {
        return new Setup.PlayerDeck(
                "x", cards.apply(new ArrayList<>(LEGAL.cards())), LEGAL.start(), LEGAL.under());
    }

    private static Card card(String title, Side side) {
        return StartDecks.card(title, side);
    }

    /** The deck with these cards in place of as many troopers. */
    private static Setup.PlayerDeck having(Card... more) {
        return with(
                cards -> {
                    for (Card card : more) {
                        cards.removeLast();
                        cards.addFirst(card);
                    }
                    return cards;
                });
    }

    private static Setup.PlayerDeck starting(String start) {
        return new Setup.PlayerDeck("x", LEGAL.cards(), start);
    }

    private static List<String> offered(Setup.PlayerDeck deck, DeckFormat format) {
        var words = new DeckWords(Language.EN);
        var remedies = new DeckRemedies(deck, DARK, AllCards.all());
        return DeckCheck.problems(deck, DARK, format).stream()
                .flatMap(problem -> remedies.of(problem).stream())
                .map(words::remedy)
                .toList();
    }

    private static List<String> offered(Setup.PlayerDeck deck) {
        return offered(deck, DeckFormat.OPEN);
    }

    @Test
    void aLegalDeckNeedsNothing() {
        assertThat(offered(LEGAL)).isEmpty();
    }

    @Test
    void ofTooManyCardsTheOnesWithMostCopiesAreLeftOut() {
        Card trooper = card("Stormtrooper", DARK);
        Setup.PlayerDeck oneTooMany = with(cards -> plus(cards, trooper, 1));
        assertThat(offered(oneTooMany))
                .containsExactly("Take out 1× Stormtrooper", "Take out 1× Darth Vader");
        Setup.PlayerDeck fiveTooMany = with(cards -> plus(cards, trooper, 5));
        assertThat(offered(fiveTooMany)).containsExactly("Take out 5× Stormtrooper");
    }

    @Test
    void aFewCardsThatAreMissingMayBeCopiesOfOthers() {
        assertThat(offered(with(cards -> cards.subList(0, 58))))
                .containsExactly("Add 2× Stormtrooper");
        assertThat(offered(with(cards -> cards.subList(0, 40)))).isEmpty();
    }

    @Test
    void aCardOfTheOtherSideIsExchangedForItsCounterpartOrTakenOut() {
        Setup.PlayerDeck deck =
                having(card("Sense", Side.LIGHT), card("Luke Skywalker", Side.LIGHT));
        assertThat(offered(deck))
                .containsExactlyInAnyOrder(
                        "Take Sense of the Dark Side instead",
                        "Take out 1× Sense",
                        "Take out 1× Luke Skywalker");
    }

    @Test
    void aDeckWithoutAStartIsOfferedItsLocations() {
        assertThat(offered(starting(""))).containsExactly("Start at " + FARM);
        assertThat(offered(starting("Darth Vader"))).containsExactly("Start at " + FARM);
        assertThat(offered(starting("Hoth")))
                .containsExactly("Add Hoth and start there", "Start at " + FARM);
    }

    @Test
    void aDeckWithoutLocationsIsOfferedSome() {
        var bare = new Setup.PlayerDeck("x", LEGAL.cards().subList(1, 60), "");
        assertThat(offered(bare).stream().filter(words -> words.endsWith("and start there")))
                .hasSize(3);
    }

    @Test
    void aDefensiveShieldIsPutOutside() {
        Card shield = StartDecks.shield("Battle Order", DARK);
        assertThat(offered(having(shield)))
                .contains("Put Battle Order outside the deck", "Take out 1× Battle Order");
    }

    @Test
    void everyRemedyEndsItsProblem() {
        Card trooper = card("Stormtrooper", DARK);
        Card shield = StartDecks.shield("Battle Order", DARK);
        Card luke = card("Luke Skywalker", Side.LIGHT);
        Card objective =
                AllCards.all().stream()
                        .filter(c -> c.side() == DARK && c.is(CardType.OBJECTIVE))
                        .findFirst()
                        .orElseThrow();
        Card effect =
                AllCards.all().stream()
                        .filter(c -> c.side() == DARK && c.is(Subtype.STARTING_EFFECT))
                        .findFirst()
                        .orElseThrow();
        var outside =
                new Setup.PlayerDeck(
                        "x", LEGAL.cards(), FARM, List.of(shield, luke, card(FARM, DARK)));
        var crowded =
                new Setup.PlayerDeck(
                        "x", having(effect).cards(), FARM, Collections.nCopies(40, shield));
        List<Setup.PlayerDeck> broken =
                List.of(
                        with(cards -> plus(cards, trooper, 1)),
                        with(cards -> plus(cards, trooper, 90)),
                        with(cards -> cards.subList(0, 57)),
                        having(luke, luke, card("Sense", Side.LIGHT)),
                        having(objective, objective),
                        having(effect, effect, shield),
                        outside,
                        crowded,
                        starting(""),
                        starting("Hoth"),
                        starting("Asteroid Field"),
                        new Setup.PlayerDeck("x", List.of(trooper), ""));
        var seen = new HashSet<Class<?>>();
        for (Setup.PlayerDeck deck : broken) {
            for (DeckFormat format : DeckFormat.values()) {
                for (DeckProblem problem : DeckCheck.problems(deck, DARK, format)) {
                    List<DeckRemedy> remedies =
                            new DeckRemedies(deck, DARK, AllCards.all()).of(problem);
                    for (DeckRemedy remedy : remedies) {
                        seen.add(remedy.getClass());
                        assertThat(DeckCheck.problems(remedy.applied(deck), DARK, format))
                                .as("%s by %s", problem, remedy)
                                .doesNotContain(problem)
                                .noneMatch(
                                        left ->
                                                left.getClass() == problem.getClass()
                                                        && left instanceof DeckProblem.WrongSize);
                    }
                }
            }
        }
        assertThat(seen).hasSameSizeAs(DeckRemedy.class.getPermittedSubclasses());
    }

    private static List<Card> plus(List<Card> cards, Card card, int copies) {
        cards.addAll(Collections.nCopies(copies, card));
        return cards;
    }
}
