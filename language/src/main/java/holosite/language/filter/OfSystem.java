package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.Adjective;
import holosite.language.prose.Noun;
import holosite.language.prose.NounPhrase;

/** Locations that belong to a system: the system itself, its sites and cloud sectors. */
public record OfSystem(String system) implements Filter {
    public OfSystem {
        Refuse.blank(system, "a system needs its name");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.adjective(Adjective.linked(system, "de ", system));
        phrase.fallback(Noun.LOCATION);
    }
}
