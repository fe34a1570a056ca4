package holosite.rules.text;

import holosite.rules.state.Context;
import holosite.rules.state.GameState;

/** One card a text points to, read at the moment it is asked; it may be none. */
@FunctionalInterface
public interface CardPointer {
    int card(GameState game, Context context);
}
