package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** The destiny just drawn is raised or lowered. */
public record ChangeDestiny(Amount by) implements Effect {
    public ChangeDestiny {
        Refuse.when(by.equals(Amount.of(0)), "0 changes no destiny");
    }

    @Override
    public Statement say(Prose p) {
        Quantity change = by.quantity(p, false);
        String toIt =
                change.negative()
                        ? p.say("from that destiny", "à cette destinée")
                        : p.say("to that destiny", "à cette destinée");
        return Statement.by(
                change.negative() ? Verb.of("subtract", "retirer") : Verb.ADD,
                change.behind().after(change.number(), toIt));
    }
}
