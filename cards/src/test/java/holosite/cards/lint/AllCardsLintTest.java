package holosite.cards.lint;

import holosite.cards.AllCards;
import holosite.language.card.Pile;
import holosite.language.effect.Put;
import holosite.language.filter.AllOf;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.InState;
import holosite.language.filter.OneOf;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Whatever strikes all cards at a place strikes inactive ones too. */
final class AllCardsLintTest {
    private static final Set<Relation> THERE =
            EnumSet.of(
                    Relation.AT,
                    Relation.PRESENT_AT,
                    Relation.WITH,
                    Relation.PRESENT_WITH,
                    Relation.AT_SAME_SITE_AS);

    @Test
    void whereAllCardsOfAKindAreLostInactiveOnesAreLostToo() {
        var findings = new Findings("all cards");
        AllCards.all()
                .forEach(
                        card ->
                                CardTree.of(card)
                                        .all(Put.class)
                                        .filter(put -> put.to() == Pile.LOST_PILE)
                                        .map(Put::cards)
                                        .filter(AllCardsLintTest::sweeps)
                                        .forEach(lost -> findings.add(card, "only active")));
        findings.assertNoneButAllowed();
    }

    /** Cards by where they are, and no word of inactive ones. */
    private static boolean sweeps(Filter lost) {
        return names(lost, one -> one instanceof Related r && THERE.contains(r.relation()))
                && !names(
                        lost,
                        one ->
                                one instanceof InState s
                                        && s.state() == CardState.ACTIVE_OR_INACTIVE);
    }

    private static boolean names(Filter filter, Predicate<Filter> what) {
        return switch (filter) {
            case AllOf all -> all.filters().stream().anyMatch(one -> names(one, what));
            case OneOf one -> one.filters().stream().anyMatch(any -> names(any, what));
            default -> what.test(filter);
        };
    }
}
