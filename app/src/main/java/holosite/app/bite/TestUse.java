package holosite.app.bite;

import java.util.Set;

/** A test, how long it takes in microseconds, and the ids of the cards it uses. */
record TestUse(String test, long micros, Set<String> cards) {
    TestUse {
        cards = Set.copyOf(cards);
    }
}
