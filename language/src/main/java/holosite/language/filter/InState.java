package holosite.language.filter;

import holosite.language.prose.NounPhrase;

/** Cards in a state. */
public record InState(CardState state) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        state.say(phrase);
    }
}
