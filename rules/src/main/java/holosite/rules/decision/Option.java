package holosite.rules.decision;

/** One of the ways to go on that a question offers. */
public sealed interface Option
        permits Fate,
                Option.YesOrNo,
                Option.Destiny,
                Option.InSystem,
                Option.Before,
                Option.Part,
                Option.Heading,
                Option.Victims {

    /** Whether something is done. */
    enum YesOrNo implements Option {
        YES,
        NO
    }

    /** A card drawn as destiny counts as this number. */
    record Destiny(double number) implements Option {}

    /** A location goes to this system. */
    record InSystem(String system) implements Option {}

    /** A location lies before this one of its row; before nobody at the end of the table. */
    record Before(int card) implements Option {}

    /** This of the several things of one text happens, counted from 0. */
    record Part(int number) implements Option {}

    /** Which way a card wanders first: onward in the row, or back. */
    enum Heading implements Option {
        ONWARD,
        BACK
    }

    /** Whose cards a creature attacks: those of the opponent of its owner, or its owner's. */
    enum Victims implements Option {
        OPPONENTS,
        OWN
    }
}
