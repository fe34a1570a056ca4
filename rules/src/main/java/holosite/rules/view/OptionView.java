package holosite.rules.view;

import holosite.language.effect.Effect;
import holosite.rules.decision.Option;
import java.util.List;

/** One of the ways a question offers to continue, as what it means to its player. */
public sealed interface OptionView {

    /** An option that says itself what it is. */
    record Plain(Option.Plain option) implements OptionView {}

    /** This happens, of several things a text lets choose from. */
    record Happens(List<Effect> effects) implements OptionView {
        public Happens {
            effects = List.copyOf(effects);
        }
    }

    /** A location goes between these two of its row; one of them is empty at an end of it. */
    record Between(Question.Seen left, Question.Seen right) implements OptionView {}
}
