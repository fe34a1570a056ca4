package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Cards are turned face up or face down where they are. A card on the table that is face down is
 * inactive: only what turns it up again can target it. One stacked face down is shown to both
 * players as it is turned up.
 */
public record TurnOver(Filter cards, boolean faceUp) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("turn", "tourner"),
                p.all(cards),
                faceUp ? p.say("face up", "face visible") : p.say("face down", "face cachée"));
    }
}
