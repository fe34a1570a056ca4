package holosite.language.filter;

import holosite.language.prose.NounPhrase;

/** All cards but these. */
public record Not(Filter filter) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        if (filter instanceof Being(Known known) && known == Known.IT) {
            phrase.other();
        } else {
            phrase.except(filter.phrase());
        }
    }
}
