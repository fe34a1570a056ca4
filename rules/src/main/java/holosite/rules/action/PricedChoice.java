package holosite.rules.action;

import holosite.rules.state.GameState;

/** A step that asks for one of several cards, each at a price in Force. */
public interface PricedChoice {

    /** The Force this choice costs. */
    int price(GameState game, int choice);
}
