package holosite.app.bite;

import java.util.Set;

/**
 * A test and what it uses.
 *
 * @param micros how long it takes, in microseconds
 * @param cards the ids of the cards it uses
 * @param texts the texts of these cards that come up in it
 */
record TestUse(String test, long micros, Set<String> cards, Set<String> texts) {
    TestUse {
        cards = Set.copyOf(cards);
        texts = Set.copyOf(texts);
    }
}
