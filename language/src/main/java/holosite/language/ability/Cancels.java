package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** These cards are canceled, on the table or as they are played. */
public record Cancels(Filter cards, Condition when) implements Ability {

    @Override
    public String say(Prose p) {
        String lead = p.during(when);
        Mention canceled = p.mention(cards, Determiner.ALL);
        return p.led(
                lead,
                Verb.BE.clause(p, canceled, true)
                        + p.say(" canceled", Adjective.agree(" annulé*", canceled.agreement())));
    }
}
