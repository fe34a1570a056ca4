package holosite.bots.sim;

import holosite.rules.kit.CardPool;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * Many games, on one thread or several: the pairings in turn, each game with the next seed. The
 * results do not depend on the number of threads.
 */
public record Tournament(
        List<Pairing> pairings,
        int games,
        long seed,
        int threads,
        CardPool cards,
        InvariantChecks checks) {

    /** A game that makes no progress for this long hangs. */
    private static final long HANGS_AFTER_SECONDS = 120;

    private static final int PROGRESS_MILLIS = 200;

    public Tournament {
        pairings = List.copyOf(pairings);
    }

    /** One thread's work: what it plays now, and since when. */
    private final class Worker extends Thread {
        private final AtomicInteger next;
        private final SimulationTotals tally;
        private final CountDownLatch busy;
        private volatile int playing = -1;
        private volatile long since = System.nanoTime();

        Worker(AtomicInteger next, SimulationTotals tally, CountDownLatch busy) {
            super("simulation");
            setDaemon(true);
            this.next = next;
            this.tally = tally;
            this.busy = busy;
        }

        @Override
        public void run() {
            for (int game = next.getAndIncrement(); game < games; game = next.getAndIncrement()) {
                since = System.nanoTime();
                playing = game;
                SimulationResult result = play(game);
                synchronized (tally) {
                    tally.add(result);
                }
            }
            playing = -1;
            busy.countDown();
        }

        boolean hangs() {
            return playing >= 0
                    && System.nanoTime() - since > TimeUnit.SECONDS.toNanos(HANGS_AFTER_SECONDS);
        }

        SimulationResult.Failed hanging() {
            var cause = new InvariantBroken("no end after " + HANGS_AFTER_SECONDS + " seconds");
            cause.setStackTrace(getStackTrace());
            return new SimulationResult.Failed(pairing(playing), seed + playing, List.of(), cause);
        }
    }

    private Pairing pairing(int game) {
        return pairings.get(game % pairings.size());
    }

    private SimulationResult play(int game) {
        return SimulatedGame.play(pairing(game), seed + game, cards, checks);
    }

    /** Plays all games and reports from time to time how many are done; stops if a game hangs. */
    public SimulationTotals play(IntConsumer progress) throws InterruptedException {
        var tally = new SimulationTotals();
        var next = new AtomicInteger();
        var busy = new CountDownLatch(threads);
        var workers = new ArrayList<Worker>();
        for (int i = 0; i < threads; i++) {
            workers.add(new Worker(next, tally, busy));
        }
        workers.forEach(Thread::start);
        while (!busy.await(PROGRESS_MILLIS, TimeUnit.MILLISECONDS)) {
            synchronized (tally) {
                progress.accept(tally.games());
                for (Worker worker : workers) {
                    if (worker.hangs()) {
                        tally.add(worker.hanging());
                        return tally;
                    }
                }
            }
        }
        progress.accept(tally.games());
        return tally;
    }
}
