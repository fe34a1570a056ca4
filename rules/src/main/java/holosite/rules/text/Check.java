package holosite.rules.text;

import holosite.rules.state.Context;
import holosite.rules.state.GameState;

/** A condition made ready to be asked. */
public interface Check {

    Check TRUE = (game, context) -> true;

    /** Whether a condition asks for nothing: there is one such condition. */
    @SuppressWarnings("ReferenceEquality")
    static boolean isTrue(Check check) {
        return check == TRUE;
    }

    boolean holds(GameState game, Context context);

    /** Whether it looks only at how the cards on the table lie. */
    default boolean still() {
        return false;
    }

    /** A condition that looks only at how the cards on the table lie. */
    record Still(Check check) implements Check {

        @Override
        public boolean holds(GameState game, Context context) {
            return check.holds(game, context);
        }

        @Override
        public boolean still() {
            return true;
        }
    }
}
