package holosite.rules.text;

import holosite.rules.card.Definition;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;

/**
 * A filter ready to be applied to a card. It has no constant of its own: a lambda of an interface
 * that must be initialized first is not kept in the cache of classes and slows the start.
 */
public interface CardTest {

    /** The test that asks for nothing. */
    static CardTest all() {
        return Any.CARD;
    }

    /** Whether a test asks for nothing: there is one such test. */
    @SuppressWarnings("ReferenceEquality")
    static boolean isAll(CardTest test) {
        return test == Any.CARD;
    }

    boolean fits(GameState game, Context context, int card);

    /** Whether a card with this printed on it matches in any state at all, as far as is known. */
    default boolean couldFit(Definition card) {
        return true;
    }

    /** Fits every card. */
    enum Any implements CardTest {
        CARD;

        @Override
        public boolean fits(GameState game, Context context, int card) {
            return true;
        }
    }
}
