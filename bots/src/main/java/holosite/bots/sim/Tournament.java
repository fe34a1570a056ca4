package holosite.bots.sim;

import holosite.rules.kit.CardPool;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * Many games, on one thread or several: the pairings in turn, each game with the next seed. What
 * comes out does not depend on the number of threads.
 */
public record Tournament(
        List<Pairing> pairings, int games, long seed, int threads, CardPool cards, Checks checks) {

    /** A game that gets no further for so long hangs. */
    private static final long HANGS_AFTER_SECONDS = 120;

    private static final int PROGRESS_MILLIS = 200;

    public Tournament {
        pairings = List.copyOf(pairings);
    }

    /** One thread's work: what it plays now, and since when. */
    private final class Worker extends Thread {
        private final AtomicInteger next;
        private final Tally tally;
        private final CountDownLatch busy;
        private volatile int playing = -1;
        private volatile long since = System.nanoTime();

        Worker(AtomicInteger next, Tally tally, CountDownLatch busy) {
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
                Result result = play(game);
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

        Result.Failed hanging() {
            var cause = new Broken("no end after " + HANGS_AFTER_SECONDS + " seconds");
            cause.setStackTrace(getStackTrace());
            return new Result.Failed(pairing(playing), seed + playing, List.of(), cause);
        }
    }

    private Pairing pairing(int game) {
        return pairings.get(game % pairings.size());
    }

    private Result play(int game) {
        return SimulatedGame.play(pairing(game), seed + game, cards, checks);
    }

    /** Plays all games and tells now and then how many are done; stops where a game hangs. */
    public Tally play(IntConsumer progress) throws InterruptedException {
        var tally = new Tally();
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
