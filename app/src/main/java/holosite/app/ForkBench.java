package holosite.app;

import holosite.bots.Bot;
import holosite.bots.RandomBot;
import holosite.rules.Game;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How long a fork takes, anywhere in a game: in battles, in the middle of actions, at the end. */
final class ForkBench {
    private static final int GAMES = 40;
    private static final int ONE_POSITION_OF = 7;
    private static final int ROUNDS = 20;
    private static final int FORKS = 50;

    private final List<Setup> setups;

    /** Keeps the compiler from removing the forks. */
    @SuppressWarnings("UnusedVariable")
    private volatile @Nullable Game kept;

    ForkBench(List<Setup> setups) {
        this.setups = setups;
    }

    /** The time of a fork in nanoseconds, over all positions. */
    record ForkTimes(double median, double p99) {}

    ForkTimes run() {
        var positions = new ArrayList<Game>();
        for (int i = 0; i < GAMES; i++) {
            collect(i, positions);
        }
        var rounds = new double[positions.size()][ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < rounds.length; i++) {
                rounds[i][round] = nanos(positions.get(i));
            }
        }
        double[] nanos = Arrays.stream(rounds).mapToDouble(ForkBench::median).sorted().toArray();
        return new ForkTimes(nanos[nanos.length / 2], nanos[(int) (nanos.length * 0.99)]);
    }

    /** The median of several rounds, so that other work of the machine does not matter. */
    private static double median(double[] numbers) {
        Arrays.sort(numbers);
        return numbers[numbers.length / 2];
    }

    private void collect(int number, List<Game> positions) {
        Game game = Game.start(setups.get(number % setups.size()), number);
        var bot = new RandomBot(number);
        for (int decision = 0; !game.isOver(); decision++) {
            if (decision % ONE_POSITION_OF == 0) {
                positions.add(game.fork());
            }
            game.answer(Bot.asked(bot, game));
        }
    }

    private double nanos(Game game) {
        long begun = System.nanoTime();
        for (int i = 0; i < FORKS; i++) {
            kept = game.fork();
        }
        return (System.nanoTime() - begun) / (double) FORKS;
    }
}
