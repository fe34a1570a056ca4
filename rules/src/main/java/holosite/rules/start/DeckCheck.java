package holosite.rules.start;

import holosite.language.ability.HoldsCards;
import holosite.language.ability.Starts;
import holosite.language.card.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.effect.SetAside;
import holosite.rules.Setup;
import holosite.rules.catalog.Definition;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a deck may be played with: sixty cards of one side, and a starting location that can lie
 * on an empty table, unless an Objective starts the game; beyond them no more cards than its
 * Starting Effect takes under it.
 */
public final class DeckCheck {
    private static final int CARDS = 60;

    private DeckCheck() {}

    /** Every reason against the deck; none if it is legal. */
    public static List<String> reasons(Setup.Deck deck, Side side) {
        var reasons = new ArrayList<String>();
        int cards = deck.cards().size();
        if (cards != CARDS) {
            reasons.add("A deck has exactly " + CARDS + " cards; this one has " + cards + ".");
        }
        deck.all().stream()
                .filter(card -> card.side() != side)
                .distinct()
                .forEach(
                        card ->
                                reasons.add(
                                        card.title()
                                                + " ("
                                                + card.id()
                                                + ") is not of the "
                                                + side.word()
                                                + " Side."));
        long objectives = deck.cards().stream().filter(card -> card.is(CardType.OBJECTIVE)).count();
        if (objectives > 1) {
            reasons.add("A deck has at most one Objective; this one has " + objectives + ".");
        }
        if (objectives == 0) {
            start(deck, reasons);
        } else if (!deck.start().isEmpty()) {
            reasons.add(
                    "A deck with an Objective starts with it: leave the starting location out.");
        }
        deck.cards().stream()
                .filter(DeckCheck::fromOutside)
                .distinct()
                .forEach(
                        card ->
                                reasons.add(
                                        card.title()
                                                + " is no card of a deck: it waits outside it."));
        under(deck, reasons);
        return reasons;
    }

    /** At most one Starting Effect, and no more cards from outside than it takes under it. */
    private static void under(Setup.Deck deck, List<String> reasons) {
        var effects =
                deck.cards().stream().filter(card -> card.is(Subtype.STARTING_EFFECT)).toList();
        if (effects.size() > 1) {
            reasons.add(
                    "A deck has at most one Starting Effect; this one has " + effects.size() + ".");
        }
        boolean aside = deck.cards().stream().anyMatch(DeckCheck::setsAside);
        int locations =
                (int) deck.under().stream().filter(card -> card.is(CardType.LOCATION)).count();
        if (locations > 0 && !aside) {
            reasons.add("No Objective of this deck sets a location aside: it has none outside.");
        }
        if (aside && locations == 0) {
            reasons.add(
                    "The Objective sets a location aside: add one to the cards outside the deck.");
        }
        int cards = deck.under().size() - locations;
        int most = effects.stream().mapToInt(DeckCheck::takes).max().orElse(0);
        if (effects.isEmpty() && cards > 0) {
            reasons.add(
                    "Cards outside the deck need a Starting Effect in it to lie under; there is"
                            + " none.");
        } else if (cards > most) {
            reasons.add(
                    "At most "
                            + most
                            + " cards lie under "
                            + effects.getFirst().title()
                            + "; this deck has "
                            + cards
                            + ".");
        }
    }

    private static int takes(Card startingEffect) {
        return startingEffect.text().stream()
                .filter(HoldsCards.class::isInstance)
                .mapToInt(holds -> ((HoldsCards) holds).most())
                .max()
                .orElse(0);
    }

    /** Whether an Objective lays a card from outside the deck under itself. */
    public static boolean setsAside(Card card) {
        return card.text().stream()
                .anyMatch(
                        text ->
                                text instanceof Starts starts
                                        && starts.effects().stream()
                                                .anyMatch(SetAside.class::isInstance));
    }

    private static boolean fromOutside(Card card) {
        return card.is(CardType.DEFENSIVE_SHIELD) || card.is(CardType.GAME_AID);
    }

    private static void start(Setup.Deck deck, List<String> reasons) {
        if (deck.start().isEmpty()) {
            reasons.add(
                    "The starting location is not named: add a line 'start: ' with the title of one"
                            + " of its locations.");
            return;
        }
        var found =
                deck.cards().stream().filter(card -> card.title().equals(deck.start())).findFirst();
        if (found.isEmpty()) {
            reasons.add("The starting location " + deck.start() + " is not in the deck.");
        } else if (!found.get().is(CardType.LOCATION)) {
            reasons.add(deck.start() + " is no location to start at.");
        } else if (!StartingLocations.legal(Definition.of(found.get()))) {
            reasons.add(
                    "The game cannot start at "
                            + deck.start()
                            + ": it needs another card on the table first.");
        }
    }
}
