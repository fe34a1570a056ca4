package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.filter.Filter;

/** What must be paid for an action before it can be answered. Paid costs stay paid. */
public sealed interface Cost
        permits Cost.UseForce, Cost.UseAnyForce, Cost.LoseForce, Cost.EachUses, Cost.UseDestiny, Cost.Give, Cost.GiveFromHand {

    /** Force from the Force Pile to the Used Pile. */
    record UseForce(Amount amount) implements Cost {}

    /** As much Force as the payer likes, remembered under a name. */
    record UseAnyForce(String name, Amount most) implements Cost {}

    record LoseForce(Amount amount) implements Cost {}

    /** The same Force from each player's Force Pile. */
    record EachUses(Amount amount) implements Cost {}

    /**
     * Draws destiny as the action begins and uses that much Force or none, as the payer likes; what was used
     * is remembered under a name and does not exist if he used none or the draw failed.
     */
    record UseDestiny(String name) implements Cost {}

    /** Cards on the table go to a pile of their owner. */
    record Give(Filter cards, Pile to) implements Cost {}

    /** A card of this kind from hand goes to a pile. */
    record GiveFromHand(Who who, Filter card, Pile to) implements Cost {}
}
