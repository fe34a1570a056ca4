package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Noun;
import holosite.language.prose.Passage;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;

/**
 * This card stays where it is, but so many of these cards, moving together, carry it along for more
 * Force.
 */
public record TakenAlong(int bearers, Filter by, Amount price) implements Ability {

    public TakenAlong {
        Refuse.when(bearers < 1, "at least one card takes it along, not %s", bearers);
        Amount.refuseBelow(0, price, "nothing costs less than nothing");
    }

    @Override
    public Passage say(Prose p) {
        String moving =
                p.say(
                        "this card does not move by itself; %s moving together may take it along"
                                + " for",
                        "cette carte ne se déplace pas seule ; %s se déplaçant ensemble peuvent"
                                + " l'emporter pour",
                        by.phrase().counted(p, Integer.toString(bearers), bearers > 1));
        Phrase fee = price.quantity(p, false).of(p, Noun.FORCE);
        return Passage.of(Clause.of(fee.after(moving).with(p.say("more", "de plus"))));
    }
}
