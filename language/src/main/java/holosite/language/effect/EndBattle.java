package holosite.language.effect;

import holosite.language.prose.Clause;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;

/** The battle ends at once. */
public record EndBattle() implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.change(
                Clause.of(p.say("the battle ends", "la bataille se termine")),
                p.say("end the battle", "terminer la bataille"));
    }
}
