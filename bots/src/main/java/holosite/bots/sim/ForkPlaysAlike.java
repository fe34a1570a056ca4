package holosite.bots.sim;

import holosite.rules.Game;

import java.util.SplittableRandom;

/** A fork plays on as its origin would, and neither knows of the other. */
final class ForkPlaysAlike implements Invariant {

    @Override
    public void check(Game game, SplittableRandom chance) {
        Game before = game.fork();
        Likeness.expect(game, before, "a fork");
        Game first = game.fork();
        var answers = Likeness.playOn(first, chance.nextLong());
        Likeness.expect(game, before, "a game whose fork was played on");
        Game second = game.fork();
        Likeness.replay(second, answers, "two forks");
        Likeness.expect(first, second, "two forks played alike");
    }
}
