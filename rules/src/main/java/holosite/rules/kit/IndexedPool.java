package holosite.rules.kit;

import holosite.language.Card;
import holosite.rules.compile.CardCompiler;
import holosite.rules.text.Catalog;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** A pool that finds cards by id and title without looking through all of them. */
final class IndexedPool implements CardPool {
    private final List<Card> all;
    private final Catalog catalog;
    private final Map<String, Card> byId = new HashMap<>();
    private final Map<String, List<Card>> byTitle = new HashMap<>();
    private final Map<String, List<Card>> byShortTitle = new HashMap<>();
    private final Map<String, List<Card>> byTitleKey = new HashMap<>();
    private final Function<Card, String> set;
    private final Map<String, Set<String>> namesOfSets = new HashMap<>();

    IndexedPool(List<Card> cards, Function<Card, String> set) {
        this.set = set;
        all = List.copyOf(cards);
        catalog = CardCompiler.catalog(all);
        for (Card card : all) {
            byId.putIfAbsent(card.id(), card);
            card.back().ifPresent(back -> byId.putIfAbsent(back.id(), back));
            String title = key(card.title());
            for (String known : new LinkedHashSet<>(List.of(title, key(card.fullTitle())))) {
                add(byTitle, known, card);
            }
            for (String known : shortened(title)) {
                add(byShortTitle, known, card);
            }
            for (String known : TitleKey.allOf(card)) {
                add(byTitleKey, known, card);
            }
            namesOfSets.computeIfAbsent(set.apply(card), TitleKey::ofSet);
        }
    }

    private static void add(Map<String, List<Card>> index, String title, Card card) {
        index.computeIfAbsent(title, t -> new ArrayList<>()).add(card);
    }

    private static String key(String title) {
        return title.toLowerCase(Locale.ROOT);
    }

    /** What is before each opening bracket. */
    private static Set<String> shortened(String title) {
        var shorter = new LinkedHashSet<String>();
        for (int at = title.indexOf(" ("); at >= 0; at = title.indexOf(" (", at + 1)) {
            shorter.add(title.substring(0, at));
        }
        return shorter;
    }

    @Override
    public List<Card> all() {
        return all;
    }

    @Override
    public Catalog catalog() {
        return CatalogOverride.of(catalog);
    }

    @Override
    public CardPool indexed() {
        return this;
    }

    @Override
    public Optional<Card> withId(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    @Override
    public List<Card> titled(String title) {
        List<Card> exact = byTitle.get(key(title));
        return List.copyOf(
                exact == null ? byShortTitle.getOrDefault(key(title), List.of()) : exact);
    }

    @Override
    public List<Card> meant(String title) {
        List<Card> titled = titled(title);
        return titled.isEmpty()
                ? List.copyOf(byTitleKey.getOrDefault(TitleKey.of(title), List.of()))
                : titled;
    }

    @Override
    public boolean isOfSet(Card card, String name) {
        return namesOfSets.getOrDefault(set.apply(card), Set.of()).contains(TitleKey.of(name));
    }
}
