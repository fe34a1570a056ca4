package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/** This card deploys only to such places, and only while this is true; it may move elsewhere. */
public record DeploysOnly(Filter where, Condition when) implements Ability {

    @Override
    public Passage say(Prose p) {
        String place = p.to(where, Determiner.A);
        String only =
                place.isEmpty()
                        ? p.say("deploys only", "ne se déploie que")
                        : p.say("deploys only ", "se déploie seulement ") + place;
        return Passage.of(Clause.of(only, p.given(when).words()));
    }
}
