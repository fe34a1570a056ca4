package holosite.language.condition;

import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.Ref;
import holosite.language.prose.Determiner;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;

/** One card matches a filter: while it is at a place, piloting a ship, and so on. */
public record Is(Ref card, Filter filter) implements Condition {
    public Is {
        Refuse.when(filter.anything(), "every card is some card");
    }

    @Override
    public String say(Prose p, boolean holds) {
        NounPhrase phrase = filter.phrase();
        if (card == Known.AFFECTED && phrase.hasNoun()) {
            String what = phrase.mention(p, Determiner.A).text();
            return holds
                    ? p.say("that is ", "c'est ") + what
                    : p.say("that is not ", "ce n'est pas ") + what;
        }
        if (card == Known.IT || card == Known.HOST || card == Known.HERE) {
            phrase.untyped();
        }
        return phrase.clause(p, card == Known.IT ? p.itself() : p.ref(card), holds);
    }
}
