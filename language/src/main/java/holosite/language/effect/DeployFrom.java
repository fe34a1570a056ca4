package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A player deploys a fitting card from a pile to a fitting place, at normal cost or for less. */
public record DeployFrom(
        Who who,
        Pile from,
        Filter which,
        Filter where,
        double discount,
        boolean free,
        boolean reshuffle)
        implements Effect {

    @Override
    public Statement say(Prose p) {
        String cost =
                free
                        ? p.say("for free", "gratuitement")
                        : discount == 0
                                ? ""
                                : p.say(
                                        "for %s less Force",
                                        "pour %s points de Force de moins", p.number(discount));
        String source = p.say("from ", "depuis ") + p.of(who, from.noun());
        String shuffled = reshuffle ? p.say("; reshuffle", " ; mélangez") : "";
        return Statement.by(
                who,
                Verb.of("deploy", "déployer"),
                p.one(which),
                source,
                Prose.words(p.to(where, Determiner.A), cost) + shuffled);
    }
}
