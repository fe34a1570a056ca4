package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.NounPhrase;

/** All cards except these. */
public record Not(Filter filter) implements Filter {
    public Not {
        Refuse.when(filter.anything(), "without every card no card is left");
    }

    @Override
    public void say(NounPhrase phrase) {
        if (filter instanceof Being(Known known) && known == Known.IT) {
            phrase.other();
        } else {
            phrase.except(filter.phrase());
        }
    }
}
