package holosite.bots;

import holosite.language.card.Card;
import java.util.Collection;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What is printed on cards, for bots that read them: a view names a card by its id. */
public final class CardPool {
    private final Map<String, Card> cards;

    public CardPool(Collection<Card> cards) {
        this.cards = cards.stream().collect(Collectors.toMap(Card::id, Function.identity()));
    }

    public Card card(String id) {
        Card card = cards.get(id);
        if (card == null) {
            throw new IllegalArgumentException("no card has the id '" + id + "'");
        }
        return card;
    }
}
