package holosite.bots.training;

import holosite.bots.search.PositionFeature;
import holosite.bots.search.Weights;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Learns how much each feature of a position counts. The games are played as imagined games are
 * ({@link TrainingGame}), pair of decks after pair of decks; what lies on the table at the start of
 * each turn is fitted to who wins the game. One pair in five is kept apart: how well its games are
 * foretold shows what was learned.
 */
public final class BotTraining {
    private static final int KEPT_APART = 5;

    private final CardPool cards;
    private final List<Setup> pairs;
    private final long seed;
    private final LogisticFit learned = new LogisticFit(PositionFeature.values().length);
    private final LogisticFit apart = new LogisticFit(PositionFeature.values().length);

    /** A training with games of these pairs of decks. */
    public BotTraining(CardPool cards, List<Setup> pairs, long seed) {
        this.cards = cards;
        this.pairs = List.copyOf(pairs);
        this.seed = seed;
    }

    /**
     * What was learned.
     *
     * @param positions how many positions it was learned from
     * @param foretold in how many of the positions kept apart the side favored wins in the end
     * @param logLikelihood the mean logarithm of what the result of each of them was given
     */
    public record Result(Weights weights, int positions, double foretold, double logLikelihood) {}

    /** Plays so many games, and fits. */
    public Result run(int games, IntConsumer progress) {
        for (int i = 0; i < games; i++) {
            play(i);
            progress.accept(i + 1);
        }
        double[] weights = learned.weights();
        return new Result(
                new Weights(weights),
                learned.size(),
                apart.foretold(weights),
                apart.meanLogLikelihood(weights));
    }

    private void play(int number) {
        int pair = number % pairs.size();
        LogisticFit to = pair % KEPT_APART == KEPT_APART - 1 ? apart : learned;
        TrainingGame game = TrainingGame.play(cards, pairs.get(pair), seed + number);
        game.wonByDark()
                .ifPresent(dark -> game.positions().forEach(position -> to.add(position, dark)));
    }
}
