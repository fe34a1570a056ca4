package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** What is left of the attrition against a player in the battle going on is canceled. */
public record CancelAttrition(Who against) implements Effect {
    public CancelAttrition {
        Refuse.when(against == Who.EITHER, "attrition is against one player");
    }

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.CANCEL,
                against.reader(p)
                        ? p.say(
                                "all remaining attrition against you",
                                "toute l'attrition restante contre vous")
                        : p.say(
                                "all remaining attrition against opponent",
                                "toute l'attrition restante contre l'adversaire"));
    }
}
