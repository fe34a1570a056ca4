package holosite.language.effect;

import holosite.language.prose.Clause;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;

/** The speaking Epic Event reaches its next step, and players can respond to that. */
public record NextStep() implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.fact(
                Clause.of(p.say("both players may respond", "les deux joueurs peuvent répondre")));
    }
}
