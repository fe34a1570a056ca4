package holosite.language.filter;

import holosite.language.prose.NounPhrase;

/** Any card at all. */
public record Everything() implements Filter {

    @Override
    public boolean anything() {
        return true;
    }

    @Override
    public void say(NounPhrase phrase) {
        // Nothing is known of them: a phrase with no noun says "cards".
    }
}
