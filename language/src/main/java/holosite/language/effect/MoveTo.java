package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Cards make their regular move straight to a place, as a location's text allows. */
public record MoveTo(Filter cards, Filter to, boolean free) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("move", "déplacer"),
                p.all(cards),
                p.to(to, Determiner.A),
                free ? p.say("for free", "gratuitement") : "");
    }
}
