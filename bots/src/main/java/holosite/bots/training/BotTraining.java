package holosite.bots.training;

import holosite.bots.Bot;
import holosite.bots.kind.BotKind;
import holosite.bots.search.Estimate;
import holosite.bots.search.PositionFeature;
import holosite.bots.search.Weights;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Learns how much each feature of a position counts. Bots play the pairs of decks in turn; what
 * lies on the table at the start of each turn is fitted to who wins the game. One pair in five is
 * kept apart: how well its games are foretold shows what was learned.
 */
public final class BotTraining {
    private static final int KEPT_APART = 5;
    private static final int MOST_TURNS = 300;

    private final CardPool cards;
    private final List<Setup> pairs;
    private final BotKind player;
    private final long seed;
    private final LogisticFit learned = new LogisticFit(PositionFeature.values().length);
    private final LogisticFit apart = new LogisticFit(PositionFeature.values().length);

    /** A training with games of these pairs of decks between two bots of a kind. */
    public BotTraining(CardPool cards, List<Setup> pairs, BotKind player, long seed) {
        this.cards = cards;
        this.pairs = List.copyOf(pairs);
        this.player = player;
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
        Setup setup = pairs.get(number % pairs.size());
        LogisticFit to = number % pairs.size() % KEPT_APART == KEPT_APART - 1 ? apart : learned;
        Game game = Game.start(setup, seed + number);
        game.quiet();
        List<Setup.PlayerDeck> decks = List.of(setup.dark(), setup.light());
        Bot dark = player.bot(cards, decks, seed + 2L * number);
        Bot light = player.bot(cards, decks, seed + 2L * number + 1);
        var rows = new ArrayList<double[]>();
        int turn = 0;
        while (!game.isOver() && game.turn().number() < MOST_TURNS) {
            if (game.turn().number() != turn) {
                turn = game.turn().number();
                rows.add(Estimate.features(game.state(), Side.DARK));
            }
            game.answer(Bot.asked(game.decision().player() == Side.DARK ? dark : light, game));
        }
        game.outcome()
                .ifPresent(end -> rows.forEach(row -> to.add(row, end.winner() == Side.DARK)));
    }
}
