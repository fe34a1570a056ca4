package holosite.language.effect;

import holosite.language.check.Refuse;
import holosite.language.condition.Condition;
import holosite.language.prose.Clause;
import holosite.language.prose.Lead;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import java.util.ArrayList;
import java.util.List;

/** The first branch whose condition is true happens, or else the last part. */
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
        boolean idle = otherwise.isEmpty() && branches.stream().allMatch(b -> b.then().isEmpty());
        Refuse.when(branches.isEmpty() || idle, "a branch leads somewhere");
    }

    public Branch orElse(Effect... effects) {
        return new Branch(branches, List.of(effects));
    }

    @Override
    public Statement say(Prose p) {
        Lead first = p.given(branches.getFirst().when());
        var parts = new ArrayList<String>();
        parts.add(EffectSentences.within(p, branches.getFirst().then()));
        for (If branch : branches.subList(1, branches.size())) {
            parts.add(
                    p.given(branch.when()).words()
                            + ", "
                            + EffectSentences.within(p, branch.then()));
        }
        if (!otherwise.isEmpty()) {
            parts.add(p.say("otherwise, ", "sinon, ") + EffectSentences.within(p, otherwise));
        }
        return Statement.separate(Clause.of(String.join(p.say("; ", " ; "), parts)).led(first));
    }
}
