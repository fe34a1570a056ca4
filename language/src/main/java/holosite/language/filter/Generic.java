package holosite.language.filter;

import holosite.language.prose.Adjective;
import holosite.language.prose.NounPhrase;

/** Generic cards: their hollow dots say how many of each there may be at a system. */
public record Generic() implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.adjective(Adjective.of("generic", "générique"));
    }
}
