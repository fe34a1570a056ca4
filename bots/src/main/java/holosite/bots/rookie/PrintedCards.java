package holosite.bots.rookie;

import holosite.language.Card;
import holosite.rules.kit.CardPool;

/** The printed cards, both faces if they have two: a view names a face by its id. */
final class PrintedCards {
    private final CardPool pool;

    PrintedCards(CardPool pool) {
        this.pool = pool.indexed();
    }

    Card card(String id) {
        return pool.withId(id)
                .orElseThrow(() -> new IllegalArgumentException("no card has the id '" + id + "'"));
    }
}
