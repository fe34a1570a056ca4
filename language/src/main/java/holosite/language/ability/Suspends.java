package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.filter.Being;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.prose.Adjective;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/**
 * These cards are suspended while this is true: they are on the table for uniqueness only. If only
 * their game text is suspended, they stay in play and can be targeted.
 */
public record Suspends(Filter cards, boolean textOnly, Condition when) implements StandingAbility {

    @Override
    public Clause fact(Prose p) {
        if (textOnly) {
            return Clause.of(
                    p.say(
                            "the game text of %s is suspended",
                            "le texte de jeu de %s est suspendu", p.all(cards)));
        }
        boolean self = cards instanceof Being(Known known) && known == Known.IT;
        Mention them = self ? p.self(true) : p.mention(cards, Determiner.ALL);
        return Verb.BE
                .about(p, them, true)
                .with(p.say("suspended", Adjective.agree("suspendu*", them.agreement())));
    }
}
