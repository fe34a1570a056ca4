package holosite.rules.text;

import holosite.language.card.Side;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;

/** One thing that must be paid for an action to be begun. */
public interface Price {

    /**
     * When a price is paid among the prices of one action: a fixed amount of Force before one that
     * the payer chooses, and Force is lost last, since it may come from a hand or the Force Pile.
     */
    enum Order {
        FORCE_USED,
        FORCE_CHOSEN,
        GIVEN_UP,
        FORCE_LOST
    }

    /** Returned when a price cannot be paid. */
    int UNPAYABLE = -1;

    /**
     * Whether this can be paid, as far as is known now, by a player who has spent so much Force on
     * the prices before it.
     *
     * @return the Force spent when this is paid, too, or {@link #UNPAYABLE}
     */
    int payable(GameState game, Context context, Side payer, int spent);

    Order order();

    /** Pays, or asks what it is paid with. */
    void pay(GameState game, Payment payment);

    /** Continues with the cards asked for. */
    default void chosen(GameState game, Payment payment, int[] cards) {
        throw new IllegalStateException(this + " has asked for no cards");
    }

    /** Continues with the number asked for. */
    default void chosen(GameState game, Payment payment, int number) {
        throw new IllegalStateException(this + " has asked for no number");
    }

    /** Continues with a yes or no. */
    default void decided(GameState game, Payment payment, boolean yes) {
        throw new IllegalStateException(this + " has asked nothing");
    }

    /** Whether it is the same price whatever cards have been chosen for the action. */
    default boolean isFixed() {
        return false;
    }

    /** An amount of Force: whole, and never less than nothing. */
    static int whole(double amount) {
        return Double.isNaN(amount) ? 0 : (int) Math.max(0, Math.ceil(amount));
    }
}
