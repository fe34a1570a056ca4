package holosite.language.effect;

import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * What is being responded to is canceled: a card being played, a battle, a Force drain, a shot, a
 * react.
 */
public record CancelIt() implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(Verb.CANCEL, p.antecedents().answered(p));
    }
}
