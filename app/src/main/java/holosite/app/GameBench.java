package holosite.app;

import com.sun.management.ThreadMXBean;
import holosite.bots.RandomBot;
import holosite.bots.Shape;
import holosite.rules.Game;
import holosite.rules.Setup;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Random games on one thread, one after the other: how many, and what they take. */
final class GameBench {
    private final List<Setup> setups;

    GameBench(List<Setup> setups) {
        this.setups = setups;
    }

    /** What was counted. */
    record Figures(long games, long decisions, double cpuSeconds, double bytes) {

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

    Figures run(int seconds) {
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
        return new Figures(
                games,
                decisions,
                (SimCommand.cpuNanos() - cpu) / 1e9,
                memory.getCurrentThreadAllocatedBytes() - bytes);
    }

    private int play(int number) {
        Game game = Game.start(setups.get(number % setups.size()), number);
        game.quiet();
        var dark = new RandomBot(number * 2L);
        var light = new RandomBot(number * 2L + 1);
        int decisions = 0;
        while (!game.isOver()) {
            var asked = game.decision().player().ordinal() == 0 ? dark : light;
            game.answer(asked.answer(Shape.of(game.decision())));
            decisions++;
        }
        return decisions;
    }
}
