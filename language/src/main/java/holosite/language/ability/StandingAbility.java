package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.prose.Clause;
import holosite.language.prose.Lead;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/** Something that holds by itself for as long as a condition does. */
public sealed interface StandingAbility extends CanLast
        permits Modifies,
                Forbids,
                Allows,
                Toll,
                ImmuneToAttrition,
                ImmuneTo,
                Gives,
                Loses,
                CancelsText,
                Cancels,
                Suspends,
                SharesText,
                ExpandsText {

    Condition when();

    /** What is true, without the condition. */
    Clause fact(Prose p);

    @Override
    default Passage say(Prose p) {
        Lead lead = p.during(when());
        return Passage.of(fact(p).led(lead));
    }
}
