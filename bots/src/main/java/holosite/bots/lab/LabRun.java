package holosite.bots.lab;

import java.util.ArrayDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/** Plays games on several threads and hands their results over in the order of their numbers. */
public final class LabRun {
    private static final int AHEAD = 4;

    private LabRun() {}

    /** Who gets the results. */
    @FunctionalInterface
    public interface Taker<R> {
        /** Takes the result of a game; whether more are wanted. */
        boolean take(int number, R result);
    }

    /**
     * Plays so many games, or until no more are wanted.
     *
     * @param play plays the game of a number, on any thread
     */
    public static <R> void play(int games, int threads, IntFunction<R> play, Taker<R> taker)
            throws InterruptedException {
        try (ExecutorService pool =
                Executors.newFixedThreadPool(
                        threads, Thread.ofPlatform().daemon().name("lab-", 1).factory())) {
            var waiting = new ArrayDeque<Future<R>>();
            int next = 0;
            boolean more = true;
            for (int i = 0; i < games && more; i++) {
                while (next < games && waiting.size() < threads * AHEAD) {
                    int number = next++;
                    waiting.add(pool.submit(() -> play.apply(number)));
                }
                more = taker.take(i, result(waiting.remove()));
            }
            waiting.forEach(unwanted -> unwanted.cancel(false));
        }
    }

    private static <R> R result(Future<R> played) throws InterruptedException {
        try {
            return played.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game of the lab failed", e.getCause());
        }
    }
}
