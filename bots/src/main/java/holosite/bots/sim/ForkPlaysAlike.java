package holosite.bots.sim;

import holosite.rules.state.GameState;

import java.util.SplittableRandom;

/** A fork plays on as its origin would, and neither knows of the other. */
final class ForkPlaysAlike implements Invariant {

    @Override
    public void check(GameState game, SplittableRandom chance) {
        GameState before = game.fork();
        Likeness.expect(game, before, "a fork");
        GameState first = game.fork();
        var answers = Likeness.playOn(first, chance.nextLong());
        Likeness.expect(game, before, "a game whose fork was played on");
        GameState second = game.fork();
        Likeness.replay(second, answers, "two forks");
        Likeness.expect(first, second, "two forks played alike");
    }
}
