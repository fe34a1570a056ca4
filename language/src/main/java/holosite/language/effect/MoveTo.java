package holosite.language.effect;

import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Cards move straight to a place, as a text allows: as their regular move, or in addition to it if
 * the move is unlimited.
 */
public record MoveTo(Filter cards, Filter to, boolean free, boolean unlimited) implements Effect {
    public MoveTo {
        Refuse.when(unlimited && !free, "an unlimited move by a text is free");
    }

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("move", "déplacer"),
                p.all(cards),
                p.to(to, Determiner.A),
                free ? p.say("for free", "gratuitement") : "",
                unlimited ? p.say("(an unlimited move)", "(déplacement illimité)") : "");
    }
}
