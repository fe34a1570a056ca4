package holosite.rules.action;

import holosite.rules.state.GameState;

/** A step that asks for one of several cards, each at a price in Force. */
public interface Priced {

    int UNPRICED = -1;

    /** The Force this choice costs, or {@link #UNPRICED} where it is no matter of price. */
    int price(GameState game, int choice);
}
