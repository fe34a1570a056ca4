package holosite.language.effect;

import holosite.language.condition.Condition;
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
}
