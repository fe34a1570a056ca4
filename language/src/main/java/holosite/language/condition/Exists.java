package holosite.language.condition;

import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** There is such a card on the table. */
public record Exists(Filter filter) implements Condition {

    @Override
    public String say(Prose p, boolean holds) {
        NounPhrase phrase = Prose.phrase(filter);
        if (phrase.isNamed() || phrase.pointsBack()) {
            Mention it = phrase.mention(p, Determiner.A);
            return Verb.BE.clause(p, it, holds) + p.say(" on table", " sur la table");
        }
        if (phrase.owner().isPresent() && phrase.owner().get() != Who.EITHER) {
            Mention owner = p.player(phrase.owner().get());
            String what = phrase.unowned().mention(p, holds ? Determiner.A : Determiner.NO).text();
            String has = p.say("", holds ? "" : "ne ") + Verb.HAVE.with(p, owner);
            return owner.text() + " " + has + " " + what;
        }
        return holds
                ? p.say("there is ", "il y a ") + phrase.mention(p, Determiner.A).text()
                : p.say("there is ", "il ne y a ") + phrase.mention(p, Determiner.NO).text();
    }
}
