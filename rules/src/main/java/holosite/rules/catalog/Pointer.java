package holosite.rules.catalog;

import holosite.rules.Game;

/** One card a text points to, read at the moment it is asked; it may be none. */
@FunctionalInterface
public interface Pointer {
    int card(Game game, Context context);
}
