package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** The destiny just drawn is raised or lowered. */
public record ChangeDestiny(Amount by) implements Effect {

    @Override
    public Statement say(Prose p) {
        Quantity change = by.quantity(p, false);
        return change.negative()
                ? Statement.by(
                        Verb.of("subtract", "retirer"),
                        change.number(),
                        p.say("from that destiny", "à cette destinée"),
                        change.tail())
                : Statement.by(
                        Verb.ADD,
                        change.number(),
                        p.say("to that destiny", "à cette destinée"),
                        change.tail());
    }
}
