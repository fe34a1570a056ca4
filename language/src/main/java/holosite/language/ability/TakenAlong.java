package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.filter.Filter;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;

/**
 * This card stays where it is, but so many of these cards, moving together, take it along for more
 * Force.
 */
public record TakenAlong(int bearers, Filter by, Amount price) implements Ability {

    public TakenAlong {
        if (bearers < 1) {
            throw new IllegalArgumentException("at least one card takes it along, not " + bearers);
        }
    }

    @Override
    public String say(Prose p) {
        return p.say(
                "this card does not move by itself; %s moving together may take it along for %s"
                        + " more",
                "cette carte ne se déplace pas seule ; %s se déplaçant ensemble peuvent l'emporter"
                        + " pour %s de plus",
                by.phrase().counted(p, Integer.toString(bearers), bearers > 1),
                price.quantity(p, false).of(p, Noun.FORCE));
    }
}
