package holosite.rules.setup;

import holosite.language.Card;
import holosite.language.ability.HoldsCards;
import holosite.language.ability.Starts;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.effect.SetAside;
import holosite.rules.card.Definition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a deck may be played with: sixty cards of one side, and a starting location that can lie
 * on an empty table, unless an Objective starts the game; beyond them no more cards than its
 * Starting Effect takes under it.
 */
public final class DeckCheck {
    private static final int CARDS = 60;

    private DeckCheck() {}

    /** Everything that prevents playing the deck by the rules alone; nothing if it is legal. */
    public static List<DeckProblem> problems(Setup.PlayerDeck deck, Side side) {
        return problems(deck, side, DeckFormat.OPEN);
    }

    /** Everything that prevents playing the deck in this format; nothing if it is legal. */
    public static List<DeckProblem> problems(Setup.PlayerDeck deck, Side side, DeckFormat format) {
        var problems = new ArrayList<DeckProblem>();
        if (deck.cards().size() != CARDS) {
            problems.add(new DeckProblem.WrongSize(CARDS, deck.cards().size()));
        }
        deck.all().stream()
                .filter(card -> card.side() != side)
                .distinct()
                .forEach(card -> problems.add(new DeckProblem.OtherSide(card, side)));
        deck.all().stream()
                .filter(card -> !format.allows(card))
                .distinct()
                .forEach(card -> problems.add(new DeckProblem.NotInFormat(card, format)));
        int objectives =
                (int) deck.cards().stream().filter(card -> card.is(CardType.OBJECTIVE)).count();
        if (objectives > 1) {
            problems.add(new DeckProblem.SeveralObjectives(objectives));
        }
        if (objectives == 0) {
            start(deck).ifPresent(problems::add);
        } else if (!deck.start().isEmpty()) {
            problems.add(new DeckProblem.StartBesideObjective());
        }
        deck.cards().stream()
                .filter(card -> belongsOutside(card) && !isInNoDeck(card))
                .distinct()
                .forEach(card -> problems.add(new DeckProblem.BelongsOutside(card)));
        deck.all().stream()
                .filter(DeckCheck::isInNoDeck)
                .distinct()
                .forEach(card -> problems.add(new DeckProblem.InNoDeck(card)));
        under(deck, problems);
        return problems;
    }

    /** At most one Starting Effect, and no more cards from outside than it takes under it. */
    private static void under(Setup.PlayerDeck deck, List<DeckProblem> problems) {
        var effects =
                deck.cards().stream().filter(card -> card.is(Subtype.STARTING_EFFECT)).toList();
        if (effects.size() > 1) {
            problems.add(new DeckProblem.SeveralStartingEffects(effects.size()));
        }
        boolean aside = deck.cards().stream().anyMatch(DeckCheck::setsAside);
        int locations =
                (int) deck.under().stream().filter(card -> card.is(CardType.LOCATION)).count();
        if (locations > 0 && !aside) {
            problems.add(new DeckProblem.NothingSetsAside());
        }
        if (aside && locations == 0) {
            problems.add(new DeckProblem.NothingToSetAside());
        }
        int aids = (int) deck.under().stream().filter(DeckCheck::isInNoDeck).count();
        int cards = deck.under().size() - locations - aids;
        int most = effects.stream().mapToInt(DeckCheck::takes).max().orElse(0);
        if (effects.isEmpty() && cards > 0) {
            problems.add(new DeckProblem.NoStartingEffect());
        } else if (cards > most) {
            problems.add(new DeckProblem.TooManyUnder(effects.getFirst(), most, cards));
        }
    }

    /** How many cards from outside the deck a Starting Effect takes under it. */
    public static int takes(Card startingEffect) {
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

    /** Whether a card is never among the sixty, whatever the deck. */
    public static boolean belongsOutside(Card card) {
        return card.is(CardType.DEFENSIVE_SHIELD) || card.is(CardType.GAME_AID);
    }

    /** Whether a card is in no deck nor outside one: it only tells players something. */
    private static boolean isInNoDeck(Card card) {
        return card.is(CardType.GAME_AID);
    }

    private static Optional<DeckProblem> start(Setup.PlayerDeck deck) {
        String start = deck.start();
        if (start.isEmpty()) {
            return Optional.of(new DeckProblem.NoStart());
        }
        var found = deck.cards().stream().filter(card -> card.title().equals(start)).findFirst();
        if (found.isEmpty()) {
            return Optional.of(new DeckProblem.StartNotInDeck(start));
        }
        if (!found.get().is(CardType.LOCATION)) {
            return Optional.of(new DeckProblem.StartIsNoLocation(start));
        }
        return StartingLocationCheck.legal(new Definition(found.get()))
                ? Optional.empty()
                : Optional.of(new DeckProblem.StartNeedsAnother(start));
    }
}
