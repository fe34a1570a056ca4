package holosite.bots.sim;

import holosite.rules.Game;
import java.util.SplittableRandom;

/** A fork plays on exactly like its original, and neither affects the other. */
final class ForkPlaysAlike implements Invariant {

    @Override
    public void check(Game game, SplittableRandom chance) {
        Game before = game.fork();
        SameGame.expect(game, before, "a fork");
        Game first = game.fork();
        var answers = SameGame.playOn(first, chance.nextLong());
        SameGame.expect(game, before, "a game whose fork was played on");
        Game second = game.fork();
        SameGame.replay(second, answers, "two forks");
        SameGame.expect(first, second, "two forks played alike");
    }
}
