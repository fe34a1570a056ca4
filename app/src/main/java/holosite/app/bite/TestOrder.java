package holosite.app.bite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which tests are run for a mutation, the likeliest to notice it first: the one that noticed it
 * last time, those that noticed another change of the same text, those in which the text comes up,
 * then those that use few cards and so are about this one, the quick before the slow.
 */
final class TestOrder {
    /**
     * A test with more cards than this plays with whole decks: whether it notices a change is
     * chance.
     */
    private static final int MOST_CARDS = 40;

    private final Map<String, List<TestUse>> byCard = new HashMap<>();
    private final Map<String, String> lastTime;
    private final Map<String, LinkedHashSet<String>> ofText = new ConcurrentHashMap<>();

    TestOrder(List<TestUse> record, Map<String, String> lastTime) {
        this.lastTime = lastTime;
        for (TestUse use : record) {
            if (use.cards().size() <= MOST_CARDS) {
                for (String card : use.cards()) {
                    byCard.computeIfAbsent(card, id -> new ArrayList<>()).add(use);
                }
            }
        }
        byCard.values()
                .forEach(
                        uses ->
                                uses.sort(
                                        Comparator.comparingInt((TestUse use) -> use.cards().size())
                                                .thenComparingLong(TestUse::micros)));
    }

    List<String> of(Mutation mutation) {
        List<TestUse> uses = byCard.getOrDefault(mutation.printed().id(), List.of());
        var all = uses.stream().map(TestUse::test).toList();
        var ordered = new LinkedHashSet<String>();
        String last = lastTime.get(mutation.key());
        if (last != null) {
            ordered.add(last);
        }
        var same = ofText.get(mutation.text().toString());
        if (same != null) {
            synchronized (same) {
                ordered.addAll(same);
            }
        }
        ordered.retainAll(new LinkedHashSet<>(all));
        String text = mutation.text().toString();
        uses.stream()
                .filter(use -> use.texts().contains(text))
                .forEach(use -> ordered.add(use.test()));
        ordered.addAll(all);
        return List.copyOf(ordered);
    }

    /** A test has noticed a change of this text. */
    void noticed(Mutation mutation, String test) {
        var tests = ofText.computeIfAbsent(mutation.text().toString(), id -> new LinkedHashSet<>());
        synchronized (tests) {
            tests.add(test);
        }
    }
}
