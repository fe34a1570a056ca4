package holosite.bots.search;

import holosite.language.card.Side;
import holosite.rules.state.GameState;

/** Plays an imagined game on for a few turns and judges where it has come. */
final class Playout {
    private static final int MOST_DECISIONS = 600;

    private final GameState game;
    private final Side side;
    private final QuickPlayer player;

    Playout(GameState game, Side side, long seed) {
        this.game = game;
        this.side = side;
        player = new QuickPlayer(game, seed);
    }

    /**
     * How likely a win is so many turns after this answer, the turn in which it is given included,
     * even if the answer ends it: all answers are judged at the same moment.
     */
    double play(Plan plan, int turns, Weights weights) {
        int until = game.turn().number() + turns;
        game.answer(plan.answer());
        if (!game.isOver() && plan.then().filter(game.decision()::accepts).isPresent()) {
            game.answer(plan.then().get());
        }
        for (int i = 0; i < MOST_DECISIONS && !game.isOver() && game.turn().number() < until; i++) {
            game.answer(player.answer());
        }
        return Estimate.of(game, side, weights);
    }
}
