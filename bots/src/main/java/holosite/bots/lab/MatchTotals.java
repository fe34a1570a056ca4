package holosite.bots.lab;

import holosite.language.card.Side;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** What many games between two decks came to. The order in which they are added does not matter. */
public final class MatchTotals {
    private int games;
    private long turns;
    private final Map<Side, Wins> wins = new EnumMap<>(Side.class);
    private final Map<Side, Map<String, CardTotals>> cards = new EnumMap<>(Side.class);

    /** The games that a side won. */
    private static final class Wins {
        private int count;
        private long lifeForce;
        private final Map<Loss, Integer> by = new EnumMap<>(Loss.class);
    }

    /** In how many games a card was in hand early, and played, and how many of those were won. */
    private static final class CardTotals {
        private int early;
        private int earlyWon;
        private int played;
        private int playedWon;
    }

    public MatchTotals() {
        for (Side side : Side.values()) {
            wins.put(side, new Wins());
            cards.put(side, new TreeMap<>());
        }
    }

    public void add(LabResult result) {
        games++;
        turns += result.turns();
        result.winner()
                .ifPresent(
                        winner -> {
                            Wins won = wins(winner);
                            won.count++;
                            won.lifeForce += result.lifeForce();
                            won.by.merge(result.mostly(), 1, Integer::sum);
                        });
        for (Side side : Side.values()) {
            boolean won = result.winner().equals(Optional.of(side));
            for (String card : result.of(side).early()) {
                CardTotals of = totals(side, card);
                of.early++;
                of.earlyWon += won ? 1 : 0;
            }
            for (String card : result.of(side).played()) {
                CardTotals of = totals(side, card);
                of.played++;
                of.playedWon += won ? 1 : 0;
            }
        }
    }

    private Wins wins(Side side) {
        return wins.getOrDefault(side, new Wins());
    }

    private CardTotals totals(Side side, String card) {
        return cards.getOrDefault(side, Map.of()).computeIfAbsent(card, id -> new CardTotals());
    }

    public int games() {
        return games;
    }

    /** Games that were broken off. */
    public int undecided() {
        return games - wins(Side.DARK).count - wins(Side.LIGHT).count;
    }

    /** The games a side won, of all. */
    public Share won(Side side) {
        return new Share(wins(side).count, games);
    }

    public double meanTurns() {
        return games == 0 ? 0 : (double) turns / games;
    }

    /** The Life Force a side had left, on average, when it won. */
    public double meanLifeForce(Side side) {
        Wins won = wins(side);
        return won.count == 0 ? 0 : (double) won.lifeForce / won.count;
    }

    /** How many games a side won mostly by this. */
    public int won(Side side, Loss by) {
        return wins(side).by.getOrDefault(by, 0);
    }

    /** The cards of a side that came up, by their ids. */
    public Set<String> cards(Side side) {
        return cards.getOrDefault(side, Map.of()).keySet();
    }

    /** The games won of those in which a card was in hand in one of the first turns. */
    public Share early(Side side, String card) {
        CardTotals of = totals(side, card);
        return new Share(of.earlyWon, of.early);
    }

    /** The games won of those in which a card was deployed or played. */
    public Share played(Side side, String card) {
        CardTotals of = totals(side, card);
        return new Share(of.playedWon, of.played);
    }

    /** By how much more of the games with a card are won than of all, and how sure that is. */
    public Difference difference(Side side, Share with) {
        Share all = won(side);
        double parts = 1.0 / Math.max(1, with.all()) - 1.0 / Math.max(1, games);
        double variance = all.value() * (1 - all.value()) * Math.max(0, parts);
        return new Difference(with.value() - all.value(), Share.LIKELY * Math.sqrt(variance));
    }

    /**
     * A difference of two shares.
     *
     * @param margin the true one lies so far from it at most, 95 times of 100
     */
    public record Difference(double value, double margin) {
        /** Whether chance alone would not explain it. */
        public boolean isClear() {
            return Math.abs(value) > margin;
        }
    }
}
