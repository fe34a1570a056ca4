package holosite.app.bite;

import holosite.cards.AllCards;
import holosite.language.Card;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** Changes what cards say until one of a few tests fails. */
public final class TextTrials {
    private final TestRecord record;
    private final TestRunner runner = new TestRunner();

    public TextTrials(TestRecord record) {
        this.record = record;
    }

    /**
     * The first change of a text of a card they use that one of these tests, {@code
     * package.Class#method}, notices.
     */
    public Optional<String> noticed(List<String> tests) {
        List<TestUse> own =
                record.uses().stream()
                        .filter(use -> tests.stream().anyMatch(test -> isOf(use.test(), test)))
                        .toList();
        var cards = new LinkedHashSet<String>();
        own.forEach(use -> cards.addAll(use.cards()));
        List<String> names = own.stream().map(TestUse::test).toList();
        for (Mutation mutation : mutations(cards)) {
            TrialCatalogs.play(mutation);
            try {
                if (runner.firstFailing(names).isPresent()) {
                    return Optional.of(mutation.key());
                }
            } finally {
                TrialCatalogs.end();
            }
        }
        return Optional.empty();
    }

    private static boolean isOf(String uniqueId, String test) {
        int hash = test.indexOf('#');
        return uniqueId.contains(":" + test.substring(0, hash) + "]")
                && uniqueId.contains(":" + test.substring(hash + 1) + "(");
    }

    private static List<Mutation> mutations(Iterable<String> ids) {
        var all = new ArrayList<Mutation>();
        for (String id : ids) {
            Optional<Card> card = AllCards.byId(id);
            card.ifPresent(one -> all.addAll(Mutations.texts(one)));
            card.ifPresent(one -> all.addAll(Mutations.details(one)));
        }
        return all;
    }
}
