package holosite.rules.catalog;

import holosite.rules.Game;

/** An amount made ready to be read. */
public interface Value {

    double of(Game game, Context context);
}
