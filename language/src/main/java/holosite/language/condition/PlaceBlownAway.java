package holosite.language.condition;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;

/** The system of this name has been blown away. */
public record PlaceBlownAway(String system) implements Condition {
    public PlaceBlownAway {
        Refuse.blank(system, "a system needs its name");
    }

    @Override
    public String say(Prose p, boolean holds) {
        return holds
                ? p.say("%s is blown away", "%s est détruit", system)
                : p.say("%s is not blown away", "%s n'est pas détruit", system);
    }
}
