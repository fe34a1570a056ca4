package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.amount.Choice;
import holosite.language.amount.Fixed;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;

/**
 * A choice made as an action begins: the cards it is aimed at, under a name the text can point back
 * to.
 */
public record Target(String name, Filter filter, Amount least, Amount most, Who chooser) {
    public Target {
        Refuse.blank(name, "a target needs a name");
        Amount.refuseDisorder(least, most);
    }

    public static Target one(String name, Filter filter) {
        return new Target(name, filter, Amount.of(1), Amount.of(1), Who.YOU);
    }

    public static Target upTo(Amount most, String name, Filter filter) {
        return new Target(name, filter, Amount.of(1), most, Who.YOU);
    }

    /** What is aimed at; from here on the text can refer back to it. */
    public Phrase say(Prose p) {
        var phrase = filter.phrase();
        boolean one = most instanceof Fixed(double n) && n == 1;
        p.antecedents().chosen(name, phrase.noun(), !one);
        return new Choice(least, most).say(p, phrase);
    }
}
