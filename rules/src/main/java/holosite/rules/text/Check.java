package holosite.rules.text;

import holosite.rules.state.Context;
import holosite.rules.state.GameState;

/** A condition ready to be tested. It has no constant, for the reason {@link CardTest} gives. */
public interface Check {

    /** The condition that asks for nothing. */
    static Check always() {
        return Always.TRUE;
    }

    /** Whether a condition asks for nothing: there is one such condition. */
    @SuppressWarnings("ReferenceEquality")
    static boolean isTrue(Check check) {
        return check == Always.TRUE;
    }

    boolean holds(GameState game, Context context);

    /** Whether it depends only on the positions of the cards on the table. */
    default boolean positional() {
        return false;
    }

    /** A condition that depends only on the positions of the cards on the table. */
    record Positional(Check check) implements Check {

        @Override
        public boolean holds(GameState game, Context context) {
            return check.holds(game, context);
        }

        @Override
        public boolean positional() {
            return true;
        }
    }

    /** Holds whatever happens. */
    enum Always implements Check {
        TRUE;

        @Override
        public boolean holds(GameState game, Context context) {
            return true;
        }
    }
}
