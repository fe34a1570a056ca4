package holosite.language.ability;

import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;
import java.util.Optional;

/** This creature attacks by attaching itself to such a host; without a host it never attacks. */
public record Parasite(Optional<Filter> host) implements Ability {

    @Override
    public Passage say(Prose p) {
        return Passage.of(
                Clause.of(
                        p.say("parasite: ", "parasite : ")
                                + host.map(p::all).orElseGet(() -> p.say("none", "aucun"))));
    }
}
