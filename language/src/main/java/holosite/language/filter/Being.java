package holosite.language.filter;

import holosite.language.prose.NounPhrase;

/** The one card pointed to. */
public record Being(Ref card) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.being(card);
    }
}
