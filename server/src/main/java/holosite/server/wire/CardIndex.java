package holosite.server.wire;

import holosite.language.Card;
import holosite.language.card.Side;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Cards by id, and by side and title. If several cards share a title, the oldest printing is found.
 */
public final class CardIndex {
    private final List<Card> all;
    private final Map<String, Card> byId = new HashMap<>();
    private final Map<String, String> byTitle = new HashMap<>();
    private final List<String> titles;

    public CardIndex(List<Card> all) {
        this.all = List.copyOf(all);
        for (Card card : all) {
            add(card);
            card.back().ifPresent(this::add);
        }
        titles =
                byId.values().stream()
                        .map(Card::title)
                        .distinct()
                        .sorted(Comparator.comparingInt(String::length).reversed())
                        .toList();
    }

    private void add(Card card) {
        byId.put(card.id(), card);
        byTitle.putIfAbsent(key(card.side(), card.title()), card.id());
    }

    private static String key(Side side, String title) {
        return side.name() + title;
    }

    public List<Card> all() {
        return all;
    }

    public Optional<Card> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** A card that a game has named. */
    public Card get(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("no card has the id " + id));
    }

    /** The id of a card of this side by its title, or an empty text. */
    public String id(Side side, String title) {
        return byTitle.getOrDefault(key(side, title), "");
    }

    /** The id of a card of either side, first this one, if there is such a card. */
    public Optional<String> idOfEither(Side first, String title) {
        return Optional.ofNullable(byTitle.get(key(first, title)))
                .or(() -> Optional.ofNullable(byTitle.get(key(first.opposite(), title))));
    }

    /** All titles, the longest first. */
    List<String> titles() {
        return titles;
    }
}
