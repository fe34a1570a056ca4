package holosite.bots.lab;

import java.util.function.IntFunction;

/** Who plays the games of an order: the threads of this process, or those of several processes. */
public interface LabPlayers extends AutoCloseable {
    /**
     * Plays so many games, or until no more are wanted, and hands their results over in the order
     * of their numbers.
     *
     * @param which the game of each number
     */
    void play(
            LabOrder order,
            int games,
            IntFunction<LabOrder.GameId> which,
            LabRun.Taker<LabResult> taker)
            throws InterruptedException;

    @Override
    void close();
}
