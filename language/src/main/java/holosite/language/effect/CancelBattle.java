package holosite.language.effect;

import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** The battle going on is canceled: it ends at once. */
public record CancelBattle() implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(Verb.CANCEL, p.say("the battle", "la bataille"));
    }
}
