package holosite.rules.catalog;

import holosite.rules.Game;

/** A condition made ready to be asked. */
public interface Check {

    Check TRUE = (game, context) -> true;

    boolean holds(Game game, Context context);
}
