package holosite.language.effect;

import holosite.language.filter.Known;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * The speaking card is about to explode, and there may be answers to that. What comes of it is said
 * by the effects after this one; none of them happens if the card has left the table by then.
 */
public record Explode() implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.change(
                Verb.of("explode", "exploser").about(p, Known.IT.mention(p), true),
                p.say("have it explode", "le faire exploser"));
    }
}
