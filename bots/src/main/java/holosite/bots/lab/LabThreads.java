package holosite.bots.lab;

import holosite.rules.kit.CardPool;
import java.util.function.IntFunction;

/** The threads of this process. */
public record LabThreads(CardPool cards, int threads) implements LabPlayers {
    @Override
    public void play(
            LabOrder order,
            int games,
            IntFunction<LabOrder.GameId> which,
            LabRun.Taker<LabResult> taker)
            throws InterruptedException {
        LabGames ready = order.with(cards);
        LabRun.play(games, threads, number -> ready.play(which.apply(number)), taker);
    }

    @Override
    public void close() {
        // threads end with the games they play
    }
}
