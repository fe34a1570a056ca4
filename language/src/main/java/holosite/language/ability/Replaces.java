package holosite.language.ability;

import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/**
 * This card has no deploy cost: it takes the place of so many of its player's cards of this kind at
 * one location, which go to the Used Pile. Where a text lets it deploy, it replaces none.
 */
public record Replaces(int number, Filter cards) implements Ability {

    public Replaces {
        Refuse.when(number < 1, "at least one card is replaced, not %s", number);
    }

    @Override
    public Passage say(Prose p) {
        return Passage.of(
                Clause.of(
                        p.say(
                                "deploys in place of %s at one location, which are placed in the"
                                        + " Used Pile",
                                "se déploie à la place de %s à une localisation, qui sont placés"
                                        + " dans la pile utilisée",
                                cards.yours()
                                        .phrase()
                                        .counted(p, Integer.toString(number), number > 1))));
    }
}
