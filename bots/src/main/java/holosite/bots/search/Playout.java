package holosite.bots.search;

import holosite.language.card.Side;
import holosite.rules.state.GameState;
import java.util.SplittableRandom;

/** Plays an imagined game on for a few turns and judges where it has come. */
final class Playout {
    private static final int MOST_DECISIONS = 600;

    private Playout() {}

    static double play(
            GameState game, Side side, int turns, Weights weights, SplittableRandom chance) {
        var player = new QuickPlayer(game, chance);
        int until = game.turn().number() + turns;
        for (int i = 0; i < MOST_DECISIONS && !game.isOver() && game.turn().number() < until; i++) {
            game.answer(player.answer());
        }
        return Estimate.of(game, side, weights);
    }
}
