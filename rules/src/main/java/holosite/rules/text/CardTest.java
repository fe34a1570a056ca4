package holosite.rules.text;

import holosite.rules.card.Definition;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;

/** A filter ready to be applied to a card. */
public interface CardTest {

    CardTest ALL = (game, context, card) -> true;

    /** Whether a test asks for nothing: there is one such test. */
    @SuppressWarnings("ReferenceEquality")
    static boolean isAll(CardTest test) {
        return test == ALL;
    }

    boolean fits(GameState game, Context context, int card);

    /** Whether a card with this printed on it matches in any state at all, as far as is known. */
    default boolean couldFit(Definition card) {
        return true;
    }
}
