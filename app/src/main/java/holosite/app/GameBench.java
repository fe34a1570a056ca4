package holosite.app;

import com.sun.management.ThreadMXBean;
import holosite.bots.Bot;
import holosite.bots.RandomBot;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.setup.Setup;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;

/** Random play on one thread, game after game: how much, and what it takes. */
final class GameBench {
    private final IntFunction<Game> beginning;
    private final int mostDecisions;

    private GameBench(IntFunction<Game> beginning, int mostDecisions) {
        this.beginning = beginning;
        this.mostDecisions = mostDecisions;
    }

    /** Whole games between these decks in turn. */
    static GameBench whole(List<Setup> setups) {
        return new GameBench(
                number -> Game.start(setups.get(number % setups.size()), number),
                Integer.MAX_VALUE);
    }

    /** Runs of this many decisions, starting from these positions in turn. */
    static GameBench from(List<Game> positions, int decisions) {
        return new GameBench(number -> positions.get(number % positions.size()).fork(), decisions);
    }

    /** What was counted. */
    record GameRates(long games, long decisions, double cpuSeconds, double bytes) {

        double gamesPerCpuSecond() {
            return games / cpuSeconds;
        }

        double decisionsPerCpuSecond() {
            return decisions / cpuSeconds;
        }

        double decisionsPerGame() {
            return (double) decisions / games;
        }

        double bytesPerDecision() {
            return bytes / decisions;
        }
    }

    GameRates run(int seconds) {
        var memory = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        long cpu = SimCommand.cpuNanos();
        long bytes = memory.getCurrentThreadAllocatedBytes();
        long decisions = 0;
        int games = 0;
        while (System.nanoTime() < end) {
            decisions += play(games);
            games++;
        }
        return new GameRates(
                games,
                decisions,
                (SimCommand.cpuNanos() - cpu) / 1e9,
                memory.getCurrentThreadAllocatedBytes() - bytes);
    }

    private int play(int number) {
        Game game = beginning.apply(number);
        game.quiet();
        var dark = new RandomBot(number * 2L);
        var light = new RandomBot(number * 2L + 1);
        int decisions = 0;
        while (!game.isOver() && decisions < mostDecisions) {
            var asked = game.decision().player() == Side.DARK ? dark : light;
            game.answer(Bot.asked(asked, game));
            decisions++;
        }
        return decisions;
    }
}
