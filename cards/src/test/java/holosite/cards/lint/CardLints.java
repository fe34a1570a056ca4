package holosite.cards.lint;

import holosite.cards.AllCards;
import holosite.cards.facts.CardFacts;
import holosite.cards.facts.FactsTable;
import holosite.language.Card;
import java.util.function.BiConsumer;

/** How one kind of mistake is looked for in all cards, by themselves or beside the facts. */
final class CardLints {
    static final FactsTable TABLE = FactsTable.read();

    private CardLints() {}

    /** Looks at every card; what is found must be among what is allowed. */
    static void check(String name, BiConsumer<Card, Findings> look) {
        var findings = new Findings(name);
        AllCards.all().forEach(card -> look.accept(card, findings));
        findings.assertNoneButAllowed();
    }

    /** The check of a card that the table of facts knows. */
    interface AgainstFacts {
        void look(Card card, CardTree tree, CardFacts facts, Findings findings);
    }

    static void checkFacts(String name, AgainstFacts look) {
        check(
                name,
                (card, findings) ->
                        TABLE.byId(card.id())
                                .ifPresent(
                                        facts ->
                                                look.look(
                                                        card, CardTree.of(card), facts, findings)));
    }

    static void compare(Card card, Findings findings, String what, boolean ours, boolean theirs) {
        if (ours != theirs) {
            findings.add(card, (ours ? "too much: " : "missing: ") + what);
        }
    }
}
