package holosite.rules.text;

import holosite.rules.state.Context;
import holosite.rules.state.GameState;

/** One card a text refers to, read at the moment it is asked for; it may be none. */
@FunctionalInterface
public interface CardPointer {
    int card(GameState game, Context context);
}
