package holosite.language.effect;

import holosite.language.condition.Condition;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;

import java.util.ArrayList;
import java.util.List;

/** The first branch whose condition holds happens, or else the last part. */
public record Branch(List<If> branches, List<Effect> otherwise) implements Effect {

    /** One branch. */
    public record If(Condition when, List<Effect> then) {
        public If {
            then = List.copyOf(then);
        }
    }

    public Branch {
        branches = List.copyOf(branches);
        otherwise = List.copyOf(otherwise);
    }

    public Branch orElse(Effect... effects) {
        return new Branch(branches, List.of(effects));
    }

    @Override
    public Statement say(Prose p) {
        var parts = new ArrayList<String>();
        for (If branch : branches) {
            parts.add(p.given(branch.when()) + ", " + EffectSentences.within(p, branch.then()));
        }
        if (!otherwise.isEmpty()) {
            parts.add(p.say("otherwise, ", "sinon, ") + EffectSentences.within(p, otherwise));
        }
        return Statement.passage(String.join(p.say("; ", " ; "), parts));
    }
}
