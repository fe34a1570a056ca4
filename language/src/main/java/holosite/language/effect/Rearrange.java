package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Locations of a row change places with each other, in the order the player of the text chooses;
 * whatever is there moves along with its location.
 */
public record Rearrange(Filter locations) implements Effect {

    private static final Verb REARRANGE =
            new Verb(
                    "rearrange",
                    "rearranges",
                    "réarranger",
                    "réarrangez",
                    "réarrange",
                    "réarrangent");

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                REARRANGE,
                p.all(locations),
                p.say(
                        "(all cards there move along)",
                        "(toutes les cartes qui y sont les suivent)"));
    }
}
