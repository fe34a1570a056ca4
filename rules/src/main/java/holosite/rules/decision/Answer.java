package holosite.rules.decision;

import holosite.rules.table.Cards;

/** What a player answers to a decision: what he does or chooses of what it offers. */
public sealed interface Answer {

    Answer PASS = new Pass();

    /** Nothing of what was offered. */
    record Pass() implements Answer {}

    /** To do this. */
    record Perform(Act act) implements Answer {}

    /** These cards, in the order meant. */
    record Choose(Cards cards) implements Answer {
        public Choose(int... cards) {
            this(new Cards(cards));
        }
    }

    /** To deploy the card there. */
    record DeployTo(DeployTarget target) implements Answer {}

    /** This of the ways to continue. */
    record Pick(Option option) implements Answer {}

    /** This number. */
    record Number(int value) implements Answer {}
}
