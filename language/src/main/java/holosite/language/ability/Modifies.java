package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.prose.Clause;
import holosite.language.prose.Prose;

/** Changes a figure for as long as the condition holds. */
public record Modifies(Modifier modifier, Condition when) implements StandingAbility {

    @Override
    public Clause fact(Prose p) {
        return modifier.say(p);
    }
}
