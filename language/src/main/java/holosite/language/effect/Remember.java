package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.check.Refuse;
import holosite.language.prose.Clause;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;

/** A number is fixed now and remembered under a name. */
public record Remember(String name, Amount amount) implements Effect {
    public Remember {
        Refuse.blank(name, "a remembered number needs a name");
    }

    @Override
    public Statement say(Prose p) {
        // A number that is only remembered is printed where it is used.
        p.antecedents().number(name, amount.say(p));
        return Statement.fact(Clause.of(""));
    }
}
