package holosite.rules.decision;

import holosite.rules.card.NamedKind;

/** One of the ways to continue that a question offers. */
public sealed interface Option {

    /** A way that says by itself what it is, to whoever sees it. */
    sealed interface Plain extends Option
            permits Fate, YesOrNo, Destiny, InSystem, Heading, Victims, OfKind, ToldBy {}

    /** Whether something is done. */
    enum YesOrNo implements Plain {
        YES,
        NO
    }

    /** A card drawn as destiny counts as this number. */
    record Destiny(double number) implements Plain {}

    /** A location goes to this system. */
    record InSystem(String system) implements Plain {}

    /** Which way a card wanders first: onward in the row, or back. */
    enum Heading implements Plain {
        ONWARD,
        BACK
    }

    /** Whose cards a creature attacks: those of the opponent of its owner, or its owner's. */
    enum Victims implements Plain {
        OPPONENTS,
        OWN
    }

    /** Cards of this kind are named. */
    record OfKind(NamedKind kind) implements Plain {}

    /** Cards are told apart by this. */
    record ToldBy(NamedKind.By by) implements Plain {}

    /** A location lies before this one of its row; before nobody at the end of the table. */
    record Before(int card) implements Option {}

    /** This of the several things of one text happens, counted from 0. */
    record Part(int number) implements Option {}
}
