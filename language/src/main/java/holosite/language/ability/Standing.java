package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.prose.Prose;

/** Something that holds by itself for as long as a condition does. */
public sealed interface Standing extends Ability
        permits Modifies,
                Forbids,
                Allows,
                Toll,
                ImmuneToAttrition,
                ImmuneTo,
                Gives,
                CancelsText,
                Cancels,
                Suspends,
                SharesText {

    Condition when();

    /** What holds, without the condition. */
    String fact(Prose p);

    @Override
    default String say(Prose p) {
        return p.led(p.during(when()), fact(p));
    }
}
