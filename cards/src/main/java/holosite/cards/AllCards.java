package holosite.cards;

import holosite.language.Card;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every card there is, and where to look one up. */
public final class AllCards {
    private AllCards() {}

    private static final List<Card> CARDS =
            CardSets.all().stream().flatMap(set -> set.cards().stream()).toList();

    private static final Map<String, Card> BY_ID =
            CARDS.stream()
                    .flatMap(card -> Stream.concat(Stream.of(card), card.back().stream()))
                    .collect(Collectors.toUnmodifiableMap(Card::id, Function.identity()));

    private static final Map<String, List<Card>> BY_TITLE =
            CARDS.stream()
                    .flatMap(card -> titles(card).map(title -> Map.entry(title, card)))
                    .collect(
                            Collectors.groupingBy(
                                    Map.Entry::getKey,
                                    Collectors.mapping(
                                            Map.Entry::getValue, Collectors.toUnmodifiableList())));

    /** An Objective can be called by its first title, or by both. */
    private static Stream<String> titles(Card card) {
        return Stream.of(card.title(), card.fullTitle()).distinct();
    }

    public static List<Card> all() {
        return CARDS;
    }

    /** The card, or the other face of one, with this id. */
    public static Optional<Card> byId(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }

    /** The cards of exactly this title: one of each side, where both have it. */
    public static List<Card> byTitle(String title) {
        return BY_TITLE.getOrDefault(title, List.of());
    }
}
