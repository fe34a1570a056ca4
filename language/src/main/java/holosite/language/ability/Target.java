package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.filter.Filter;

/** A choice made as an action begins: the cards it is aimed at, under a name the text can point back to. */
public record Target(String name, Filter filter, Amount least, Amount most, Who chooser) {

    public static Target one(String name, Filter filter) {
        return new Target(name, filter, Amount.of(1), Amount.of(1), Who.YOU);
    }

    public static Target upTo(Amount most, String name, Filter filter) {
        return new Target(name, filter, Amount.of(1), most, Who.YOU);
    }
}
