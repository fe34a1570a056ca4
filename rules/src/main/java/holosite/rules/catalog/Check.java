package holosite.rules.catalog;

import holosite.rules.Game;

/** A condition made ready to be asked. */
public interface Check {

    Check TRUE = (game, context) -> true;

    /** Whether a condition asks for nothing: there is one such condition. */
    @SuppressWarnings("ReferenceEquality")
    static boolean isTrue(Check check) {
        return check == TRUE;
    }

    boolean holds(Game game, Context context);
}
