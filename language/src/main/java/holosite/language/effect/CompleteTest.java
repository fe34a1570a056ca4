package holosite.language.effect;

import holosite.language.prose.Clause;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;

/**
 * The speaking Jedi Test is completed: it is placed on the apprentice (one on the table stays
 * there), whose ability becomes the number of the test if that is higher.
 */
public record CompleteTest() implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.fact(Clause.of(p.say("the test is completed", "l'épreuve est réussie")));
    }
}
