package holosite.bots.sim;

import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The invariants checked during a simulation: where the cards are at every decision, and the more
 * expensive ones at a sample of decisions.
 */
public final class InvariantChecks {
    public static final InvariantChecks NONE = new InvariantChecks(List.of());

    private record Sampled(int oneOf, Invariant invariant) {}

    private final List<Sampled> invariants;

    private InvariantChecks(List<Sampled> invariants) {
        this.invariants = invariants;
    }

    /** Every invariant; {@code often} times as many samples as usual. */
    public static InvariantChecks all(CardPool cards, int often) {
        return new InvariantChecks(
                List.of(
                        new Sampled(1, new CardsInOnePlace()),
                        new Sampled(Math.max(1, 40 / often), new HiddenStaysHidden()),
                        new Sampled(Math.max(1, 20 / often), new WorldsFit()),
                        new Sampled(Math.max(1, 60 / often), new OffersHold()),
                        new Sampled(Math.max(1, 120 / often), new ForkPlaysAlike()),
                        new Sampled(Math.max(1, 400 / often), new SavedAndLoaded(cards)),
                        new Sampled(Math.max(1, 10 / often), new CachesAreTrue())));
    }

    public static InvariantChecks all(CardPool cards) {
        return all(cards, 1);
    }

    void at(Game game, SplittableRandom chance) {
        for (Sampled sampled : invariants) {
            if (sampled.oneOf == 1 || chance.nextInt(sampled.oneOf) == 0) {
                sampled.invariant.check(game, chance);
            }
        }
    }

    boolean any() {
        return !invariants.isEmpty();
    }
}
