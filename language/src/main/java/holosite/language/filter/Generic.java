package holosite.language.filter;

import holosite.language.prose.Adjective;
import holosite.language.prose.NounPhrase;

/** Generic cards: so many of each to a system, as their hollow dots tell. */
public record Generic() implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.adjective(Adjective.of("generic", "générique"));
    }
}
