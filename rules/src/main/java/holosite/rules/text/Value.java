package holosite.rules.text;

import holosite.rules.state.Context;
import holosite.rules.state.GameState;

/** An amount ready to be read. */
public interface Value {

    double of(GameState game, Context context);
}
