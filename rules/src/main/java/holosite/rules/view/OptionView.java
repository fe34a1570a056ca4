package holosite.rules.view;

import holosite.language.effect.Effect;
import holosite.rules.decision.Fate;
import java.util.List;

/** One of the ways a question offers to continue, as what it means to its player. */
public sealed interface OptionView {

    /** Yes or no. */
    enum Plain implements OptionView {
        YES,
        NO
    }

    /** This happens, of several things a text lets choose from. */
    record Happens(List<Effect> effects) implements OptionView {
        public Happens {
            effects = List.copyOf(effects);
        }
    }

    /** A location goes to this system. */
    record InSystem(String system) implements OptionView {}

    /** A location goes between these two of its row; one of them is empty at an end of it. */
    record Between(Question.Seen left, Question.Seen right) implements OptionView {}

    /** A card drawn counts as this destiny. */
    record Destiny(double number) implements OptionView {}

    /** This becomes of somebody captured or released. */
    record Becomes(Fate fate) implements OptionView {}

    /** Whose cards a creature attacks. */
    enum Victims implements OptionView {
        OPPONENTS,
        OWN
    }

    /** Which way a card wanders first. */
    enum Heading implements OptionView {
        ONWARD,
        BACK
    }
}
