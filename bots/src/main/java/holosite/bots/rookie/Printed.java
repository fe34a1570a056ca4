package holosite.bots.rookie;

import holosite.language.card.Card;
import holosite.rules.kit.CardPool;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is printed on cards, on both faces where they have two: a view names a face by its id. */
final class Printed {
    private final Map<String, Card> cards;

    Printed(CardPool pool) {
        cards =
                pool.all().stream()
                        .flatMap(card -> Stream.concat(Stream.of(card), card.back().stream()))
                        .collect(Collectors.toMap(Card::id, Function.identity()));
    }

    Card card(String id) {
        Card card = cards.get(id);
        if (card == null) {
            throw new IllegalArgumentException("no card has the id '" + id + "'");
        }
        return card;
    }
}
