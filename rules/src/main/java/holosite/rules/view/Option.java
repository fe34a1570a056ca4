package holosite.rules.view;

import holosite.language.effect.Effect;
import holosite.rules.decision.Fate;
import java.util.List;

/** One of the ways a question offers to continue, as what it means to its player. */
public sealed interface Option {

    /** Yes or no. */
    enum Plain implements Option {
        YES,
        NO
    }

    /** This happens, of several things a text lets choose from. */
    record Happens(List<Effect> effects) implements Option {
        public Happens {
            effects = List.copyOf(effects);
        }
    }

    /** A location goes to this system. */
    record InSystem(String system) implements Option {}

    /** A location goes between these two of its row; one of them is empty at an end of it. */
    record Between(Question.Seen left, Question.Seen right) implements Option {}

    /** A card drawn counts as this destiny. */
    record Destiny(double number) implements Option {}

    /** This becomes of somebody captured or released. */
    record Becomes(Fate fate) implements Option {}

    /** Whose cards a creature attacks. */
    enum Victims implements Option {
        OPPONENTS,
        OWN
    }

    /** Which way a card wanders first. */
    enum Heading implements Option {
        ONWARD,
        BACK
    }
}
