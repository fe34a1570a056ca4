package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** These cards are canceled, on the table or as they are played. */
public record Cancels(Filter cards, Condition when) implements StandingAbility {

    @Override
    public Clause fact(Prose p) {
        Mention canceled = p.mention(cards, Determiner.ALL);
        return Verb.BE
                .about(p, canceled, true)
                .with(p.say("canceled", Adjective.agree("annulé*", canceled.agreement())));
    }
}
