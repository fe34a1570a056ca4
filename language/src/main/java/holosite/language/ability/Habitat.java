package holosite.language.ability;

import holosite.language.filter.Filter;
import holosite.language.prose.Prose;

/**
 * The only locations where this creature deploys, moves and lives; elsewhere it is lost, unless it
 * is attached to a host.
 */
public record Habitat(Filter places) implements Ability {

    @Override
    public String say(Prose p) {
        return p.say("habitat: ", "habitat : ") + p.all(places);
    }
}
