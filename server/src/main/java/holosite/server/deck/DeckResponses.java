package holosite.server.deck;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.notation.Deck;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.DeckFormat;
import holosite.rules.setup.DeckProblem;
import holosite.rules.setup.DeckRemedies;
import holosite.rules.setup.DeckRemedy;
import holosite.rules.setup.Setup;
import holosite.rules.tell.DeckWords;
import holosite.server.web.LocalizedText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Decks as they are sent to clients. */
final class DeckResponses {
    private DeckResponses() {}

    record Summary(
            String id,
            String name,
            Side side,
            int cards,
            boolean legal,
            String style,
            OptionalLong updated) {}

    record Copies(String id, int count) {}

    record Problem(String text, String remedy, Optional<String> entry, List<Remedy> remedies) {}

    /**
     * What a player can have done about a problem: how many copies of these cards there are then in
     * the deck and outside it (0 for none), and where the deck starts then.
     */
    record Remedy(String text, List<Copies> list, List<Copies> under, String start) {}

    record Info(
            String id,
            String name,
            Side side,
            int cards,
            boolean legal,
            String style,
            OptionalLong updated,
            String start,
            List<Copies> list,
            List<Copies> under,
            List<Problem> problems) {}

    static Summary summary(StoredDeck kept, DeckFormat format) {
        Deck deck = kept.deck();
        return new Summary(
                kept.id(),
                deck.name(),
                deck.side(),
                deck.cards().size(),
                problems(deck, format).isEmpty(),
                deck.style(),
                kept.updated());
    }

    static Info info(StoredDeck kept, DeckFormat format, Language language) {
        Deck deck = kept.deck();
        List<Problem> problems =
                problems(deck, format).stream().map(p -> problem(p, deck, language)).toList();
        return new Info(
                kept.id(),
                deck.name(),
                deck.side(),
                deck.cards().size(),
                problems.isEmpty(),
                deck.style(),
                kept.updated(),
                deck.start(),
                counted(deck.cards()),
                counted(deck.under()),
                problems);
    }

    static List<DeckProblem> problems(Deck deck, DeckFormat format) {
        return DeckCheck.problems(deck.forPlay(), deck.side(), format);
    }

    private static Problem problem(DeckProblem problem, Deck deck, Language language) {
        var remedies = new DeckRemedies(deck.forPlay(), deck.side(), AllCards.all());
        return new Problem(
                LocalizedText.of(in -> new DeckWords(in).problem(problem)).in(language),
                LocalizedText.of(in -> new DeckWords(in).remedy(problem)).in(language),
                problem.entry(),
                remedies.of(problem).stream().map(r -> remedy(r, deck, language)).toList());
    }

    private static Remedy remedy(DeckRemedy remedy, Deck deck, Language language) {
        Setup.PlayerDeck mended = remedy.applied(deck.forPlay());
        return new Remedy(
                LocalizedText.of(in -> new DeckWords(in).remedy(remedy)).in(language),
                changed(deck.cards(), mended.cards()),
                changed(deck.under(), mended.under()),
                mended.start());
    }

    /** How many there are of each card of which there were more or fewer. */
    private static List<Copies> changed(List<Card> before, List<Card> after) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        before.forEach(card -> counts.put(card.id(), 0));
        after.forEach(card -> counts.merge(card.id(), 1, Integer::sum));
        counted(before).forEach(some -> counts.remove(some.id(), some.count()));
        return counts.entrySet().stream().map(e -> new Copies(e.getKey(), e.getValue())).toList();
    }

    private static List<Copies> counted(List<Card> cards) {
        Map<String, Integer> counted = new LinkedHashMap<>();
        cards.forEach(card -> counted.merge(card.id(), 1, Integer::sum));
        return counted.entrySet().stream().map(e -> new Copies(e.getKey(), e.getValue())).toList();
    }
}
