package holosite.bots.sim;

import holosite.rules.Game;
import java.util.SplittableRandom;

/** Something that must hold whenever a game waits for a decision. */
interface Invariant {

    /** Looks at the game without changing it, and throws {@link InvariantBroken}. */
    void check(Game game, SplittableRandom chance);
}
