package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Cards are excluded from the battle. */
public record Exclude(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.change(
                Verb.BE
                        .about(p, them, true)
                        .with(
                                p.say(
                                        "excluded from the battle",
                                        Adjective.agree(
                                                "exclu* de la bataille", them.agreement()))),
                p.say("exclude %s from the battle", "exclure %s de la bataille", them.text()));
    }
}
