package holosite.language.effect;

import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** The destiny just drawn is canceled, and drawn again if the text says so. */
public record CancelDestiny(boolean redraw) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.CANCEL,
                p.say("that destiny", "cette destinée"),
                redraw ? p.say("and have it drawn again", "pour un nouveau tirage") : "");
    }
}
