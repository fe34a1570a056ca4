package holosite.rules.kit;

import holosite.language.Card;
import holosite.rules.compile.CardCompiler;
import holosite.rules.text.Catalog;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Where cards are looked up: {@code AllCards::all} is one. */
@FunctionalInterface
public interface CardPool {

    /** Longer than any title: nothing is like it. */
    int LONGEST = 80;

    List<Card> all();

    /** A pool for many searches: it finds these cards by id and title at once. */
    static CardPool of(List<Card> cards) {
        return new IndexedPool(cards, card -> "");
    }

    /**
     * The same, with the names of sets.
     *
     * @param set the name of the set a card came out in
     */
    static CardPool of(List<Card> cards, Function<Card, String> set) {
        return new IndexedPool(cards, set);
    }

    /** The same cards, found at once. */
    default CardPool indexed() {
        return of(all());
    }

    /** The cards made ready for play; all games with this pool should share one catalog. */
    default Catalog catalog() {
        return CatalogOverride.of(CardCompiler.catalog(all()));
    }

    /** The card, or the other face of one, with this id. */
    default Optional<Card> withId(String id) {
        return all().stream()
                .flatMap(card -> Stream.concat(Stream.of(card), card.back().stream()))
                .filter(card -> card.id().equals(id))
                .findFirst();
    }

    /**
     * The cards of a title, whatever its capitals; the words a title has in brackets at its end may
     * be left out.
     */
    default List<Card> titled(String title) {
        var exact =
                all().stream()
                        .filter(
                                card ->
                                        card.title().equalsIgnoreCase(title)
                                                || card.fullTitle().equalsIgnoreCase(title))
                        .toList();
        if (!exact.isEmpty()) {
            return exact;
        }
        String short_ = title.toLowerCase(Locale.ROOT) + " (";
        return all().stream()
                .filter(card -> card.title().toLowerCase(Locale.ROOT).startsWith(short_))
                .toList();
    }

    /**
     * The cards of a title as people write it: without its accents and punctuation, with other
     * apostrophes.
     */
    default List<Card> meant(String title) {
        List<Card> titled = titled(title);
        String key = TitleKey.of(title);
        return titled.isEmpty()
                ? all().stream().filter(card -> TitleKey.allOf(card).contains(key)).toList()
                : titled;
    }

    /** Whether a set is called so, or by its initials, and the card is of it. */
    default boolean isOfSet(Card card, String name) {
        return false;
    }

    /** The titles most like a misspelled one, the likeliest first. */
    default List<String> nearest(String title) {
        if (title.length() > LONGEST) {
            return List.of();
        }
        String wanted = title.toLowerCase(Locale.ROOT);
        int most = Math.max(3, title.length() / 3);
        record Guess(String title, int distance) {}
        return all().stream()
                .map(Card::title)
                .distinct()
                .map(
                        t ->
                                new Guess(
                                        t,
                                        SpellingDistance.distance(
                                                wanted, t.toLowerCase(Locale.ROOT), most)))
                .filter(guess -> guess.distance <= most)
                .sorted(Comparator.comparingInt(Guess::distance).thenComparing(Guess::title))
                .limit(3)
                .map(Guess::title)
                .toList();
    }
}
