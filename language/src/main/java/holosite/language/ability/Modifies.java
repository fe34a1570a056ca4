package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.prose.Prose;

/** Changes a figure for as long as the condition holds. */
public record Modifies(Modifier modifier, Condition when) implements Ability {

    @Override
    public String say(Prose p) {
        return p.led(p.during(when), modifier.say(p));
    }
}
