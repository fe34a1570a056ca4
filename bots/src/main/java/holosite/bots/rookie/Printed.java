package holosite.bots.rookie;

import holosite.language.Card;
import holosite.rules.kit.CardPool;

/** What is printed on cards, on both faces where they have two: a view names a face by its id. */
final class Printed {
    private final CardPool pool;

    Printed(CardPool pool) {
        this.pool = pool.indexed();
    }

    Card card(String id) {
        return pool.withId(id)
                .orElseThrow(() -> new IllegalArgumentException("no card has the id '" + id + "'"));
    }
}
