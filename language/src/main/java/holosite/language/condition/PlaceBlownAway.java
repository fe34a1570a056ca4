package holosite.language.condition;

import holosite.language.prose.Prose;

/** The system of this name has been blown away. */
public record PlaceBlownAway(String system) implements Condition {

    @Override
    public String say(Prose p, boolean holds) {
        return holds
                ? p.say("%s is blown away", "%s est détruit", system)
                : p.say("%s is not blown away", "%s n'est pas détruit", system);
    }
}
