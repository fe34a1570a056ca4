package holosite.language.filter;

import holosite.language.card.Who;
import holosite.language.prose.NounPhrase;

/** Cards of a player. */
public record Belonging(Who who) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.owned(who);
    }
}
