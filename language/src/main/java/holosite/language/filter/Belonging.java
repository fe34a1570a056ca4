package holosite.language.filter;

import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.NounPhrase;

/** Cards of a player. */
public record Belonging(Who who) implements Filter {
    public Belonging {
        Refuse.when(who == Who.EITHER, "every card belongs to either player");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.owned(who);
    }
}
