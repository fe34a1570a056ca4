package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.prose.Clause;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;

/** A number is noted on the speaking card, replacing the one noted there. */
public record Note(Amount number) implements Effect {

    @Override
    public Statement say(Prose p) {
        String text = number.say(p);
        return Statement.change(
                Clause.of(p.say("%s is noted on this card", "%s est noté sur cette carte", text)),
                p.say("note %s on this card", "noter %s sur cette carte", text));
    }
}
