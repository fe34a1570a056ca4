package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.filter.Filter;

/** A player retrieves Force from his Lost Pile: the top cards, cards picked at random, or cards he chooses. */
public record Retrieve(Who who, Amount amount, Filter which, How how, Pile to) implements Effect {

    /** Which cards of the pile come back. */
    public enum How {
        TOP,
        TOPMOST_FITTING,
        RANDOM,
        CHOSEN
    }
}
