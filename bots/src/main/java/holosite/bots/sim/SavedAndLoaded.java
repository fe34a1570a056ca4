package holosite.bots.sim;

import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import holosite.rules.save.SavedGame;
import java.util.SplittableRandom;

/** Saving and loading changes nothing: not the game, not its text, not how it goes on. */
final class SavedAndLoaded implements Invariant {
    private final CardPool cards;

    SavedAndLoaded(CardPool cards) {
        this.cards = cards;
    }

    @Override
    public void check(Game game, SplittableRandom chance) {
        String text = SavedGame.write(game);
        Game loaded = SavedGame.read(text, cards);
        SameGame.expect(game, loaded, "a loaded game");
        InvariantBroken.unless(
                SavedGame.write(loaded).equals(text), "a loaded game is saved otherwise");
        Game fork = game.fork();
        var answers = SameGame.playOn(fork, chance.nextLong());
        SameGame.replay(loaded, answers, "a loaded game");
        SameGame.expect(fork, loaded, "a loaded game played on");
    }
}
