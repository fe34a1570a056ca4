package holosite.bots.search;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.Setup;
import holosite.rules.world.Worlds;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * What the opponent may hold, judged by what he has shown: the rest of a deck the bot has heard of,
 * if it has what was seen; otherwise cards of the pool, of the sets that were seen, in the mixture
 * usual for a deck.
 */
final class DeckGuess {
    /** How much of what was seen a deck must have to be thought the opponent's. */
    private static final double ENOUGH = 0.75;

    /** So many cards of the pool are thought of in a game. */
    private static final int FROM_POOL = 110;

    private static final Map<CardType, Integer> MIXTURE =
            Map.of(
                    CardType.CHARACTER, 34,
                    CardType.STARSHIP, 12,
                    CardType.VEHICLE, 4,
                    CardType.WEAPON, 6,
                    CardType.DEVICE, 3,
                    CardType.LOCATION, 12,
                    CardType.EFFECT, 12,
                    CardType.INTERRUPT, 17);

    private final CardPool pool;
    private final List<Setup.PlayerDeck> known;

    DeckGuess(CardPool pool, List<Setup.PlayerDeck> known) {
        this.pool = pool;
        this.known = known;
    }

    /** Guesses for several worlds; the same seed guesses the same. */
    List<Worlds.Guess> guesses(Worlds worlds, List<Card> before, int count, long seed) {
        Side them = worlds.viewer().opposite();
        var chance = new SplittableRandom(seed);
        List<Card> gone = beyond(before, worlds.seen());
        var shown = new ArrayList<>(worlds.seen());
        shown.addAll(gone);
        List<Setup.PlayerDeck> likely = likely(them, shown);
        List<Card> fromPool = List.of();
        var guesses = new ArrayList<Worlds.Guess>();
        for (int i = 0; i < count; i++) {
            var deck = new ArrayList<>(gone);
            List<Card> outside = List.of();
            if (!likely.isEmpty()) {
                Setup.PlayerDeck one = likely.get(chance.nextInt(likely.size()));
                deck.addAll(shuffled(beyond(one.cards(), shown), chance));
                outside = one.under();
            }
            if (deck.size() < worlds.unknown() || outside.size() < worlds.unknownOutside()) {
                fromPool = fromPool.isEmpty() ? ofPool(them, shown, chance) : fromPool;
                deck.addAll(some(fromPool, worlds.unknown() - deck.size(), chance));
                outside = outside(them, outside, worlds.unknownOutside(), chance);
            }
            guesses.add(new Worlds.Guess(deck.subList(0, Math.max(worlds.unknown(), 0)), outside));
        }
        return guesses;
    }

    /** What is in a list beyond the cards of another one. */
    private static List<Card> beyond(List<Card> cards, List<Card> without) {
        var left = new HashMap<String, Integer>();
        without.forEach(card -> left.merge(card.id(), 1, Integer::sum));
        var rest = new ArrayList<Card>();
        for (Card card : cards) {
            if (left.merge(card.id(), -1, Integer::sum) < 0) {
                rest.add(card);
            }
        }
        return rest;
    }

    private List<Setup.PlayerDeck> likely(Side side, List<Card> shown) {
        var ofSide = known.stream().filter(deck -> isOf(deck, side)).toList();
        if (ofSide.isEmpty() || shown.isEmpty()) {
            return ofSide;
        }
        double best = ofSide.stream().mapToDouble(deck -> share(deck, shown)).max().orElse(0);
        return best < ENOUGH
                ? List.of()
                : ofSide.stream().filter(deck -> share(deck, shown) > best - 0.02).toList();
    }

    private static boolean isOf(Setup.PlayerDeck deck, Side side) {
        return !deck.cards().isEmpty() && deck.cards().getFirst().side() == side;
    }

    private static double share(Setup.PlayerDeck deck, List<Card> shown) {
        return 1 - (double) beyond(shown, deck.cards()).size() / shown.size();
    }

    private static String set(Card card) {
        return card.id().substring(0, Math.max(card.id().indexOf('_'), 0));
    }

    private List<Card> ofPool(Side side, List<Card> shown, SplittableRandom chance) {
        Set<String> sets = new HashSet<>();
        shown.forEach(card -> sets.add(set(card)));
        var byType = new HashMap<CardType, List<Card>>();
        var near = new HashMap<CardType, List<Card>>();
        for (Card card : pool.all()) {
            if (card.side() == side && MIXTURE.containsKey(card.type()) && isOrdinary(card)) {
                byType.computeIfAbsent(card.type(), t -> new ArrayList<>()).add(card);
                if (sets.contains(set(card))) {
                    near.computeIfAbsent(card.type(), t -> new ArrayList<>()).add(card);
                }
            }
        }
        var some = new ArrayList<Card>();
        for (CardType type : CardType.values()) {
            int share = MIXTURE.getOrDefault(type, 0) * FROM_POOL / 100;
            List<Card> from = near.getOrDefault(type, byType.getOrDefault(type, List.of()));
            some.addAll(some(from, share, chance));
        }
        return some;
    }

    private static boolean isOrdinary(Card card) {
        return !card.is(Subtype.STARTING_EFFECT) && !DeckCheck.belongsOutside(card);
    }

    private static List<Card> some(List<Card> cards, int count, SplittableRandom chance) {
        var some = new ArrayList<Card>();
        for (int i = 0; i < count && !cards.isEmpty(); i++) {
            some.add(cards.get(chance.nextInt(cards.size())));
        }
        return some;
    }

    /** What may lie under a Starting Effect or an Objective. */
    private List<Card> outside(Side side, List<Card> guessed, int count, SplittableRandom chance) {
        if (guessed.size() >= count) {
            return guessed;
        }
        var fitting =
                pool.all().stream()
                        .filter(card -> card.side() == side && card.is(CardType.DEFENSIVE_SHIELD))
                        .toList();
        var all = new ArrayList<>(guessed);
        all.addAll(some(fitting, count - guessed.size(), chance));
        return all;
    }

    private static List<Card> shuffled(List<Card> cards, SplittableRandom chance) {
        var order = new ArrayList<>(cards);
        for (int i = order.size() - 1; i > 0; i--) {
            int other = chance.nextInt(i + 1);
            Card taken = order.get(i);
            order.set(i, order.get(other));
            order.set(other, taken);
        }
        return order;
    }
}
