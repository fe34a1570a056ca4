package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A number is used instead of the destiny about to be drawn. */
public record SubstituteDestiny(Amount value) implements Effect {
    public SubstituteDestiny {
        Amount.refuseBelow(0, value, "no destiny is below 0");
    }

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.USE,
                value.say(p),
                p.say("instead of drawing that destiny", "au lieu de tirer cette destinée"));
    }
}
