package holosite.language.ability;

import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/**
 * The only locations where this creature deploys, moves and lives; elsewhere it is lost, unless it
 * is attached to a host.
 */
public record Habitat(Filter places) implements Ability {

    @Override
    public Passage say(Prose p) {
        return Passage.of(Clause.of(p.say("habitat: ", "habitat : ") + p.all(places)));
    }
}
