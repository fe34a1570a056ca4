package holosite.server.glossary;

import com.fasterxml.jackson.annotation.JsonInclude;
import holosite.cards.AllCards;
import holosite.glossary.ClaimStatement;
import holosite.glossary.EntryKind;
import holosite.glossary.EntryText;
import holosite.glossary.FrenchClaims;
import holosite.glossary.Glossary;
import holosite.glossary.GlossaryEntry;
import holosite.glossary.GlossaryRulings;
import holosite.glossary.RulingStatement;
import holosite.glossary.ShownByTests;
import holosite.glossary.TextBlock;
import holosite.glossary.TextSpan;
import holosite.language.Card;
import holosite.language.prose.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Every entry as a page in both languages, built once. */
final class GlossaryPages {

    /**
     * An entry in the list of all.
     *
     * @param also other words it is found by
     */
    record Summary(
            String id,
            String term,
            List<String> also,
            String lead,
            String area,
            String kind,
            List<String> cards) {}

    /** A piece of text; at most one of the other fields is set and says what kind it is. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Piece(
            String text,
            Optional<Boolean> stressed,
            Optional<String> entry,
            Optional<String> card) {
        static Piece plain(String text) {
            return new Piece(text, Optional.empty(), Optional.empty(), Optional.empty());
        }
    }

    /** A list has several lines of pieces, every other part has one. */
    record Part(String kind, List<List<Piece>> lines) {}

    record Claimed(
            String id, String text, String status, List<String> tests, Optional<String> ruled) {}

    /** What was decided where the sources are silent. */
    record Ruled(String id, String concerns, String text, List<String> tests) {}

    record Link(String id, String term) {}

    record Named(String id, String title) {}

    record Page(
            String id,
            String term,
            String other,
            String lead,
            String area,
            String kind,
            List<Part> blocks,
            List<Claimed> claims,
            List<Ruled> rulings,
            List<Link> see,
            List<Link> namedBy,
            List<Named> cards) {}

    private final Glossary glossary;
    private final FrenchClaims french;
    private final GlossaryRulings rulings;
    private final ShownByTests shown;
    private final Map<String, EntryText> texts = new HashMap<>();
    private final Map<String, Set<String>> namedBy = new HashMap<>();

    GlossaryPages(
            Glossary glossary, FrenchClaims french, GlossaryRulings rulings, ShownByTests shown) {
        this.glossary = glossary;
        this.french = french;
        this.rulings = rulings;
        this.shown = shown;
        for (GlossaryEntry entry : glossary.entries()) {
            EntryText.of(entry, glossary).ifPresent(text -> texts.put(entry.id(), text));
            for (String other : pointsTo(entry)) {
                namedBy.computeIfAbsent(other, _ -> new TreeSet<>()).add(entry.id());
            }
        }
    }

    List<Summary> summaries(Language language) {
        return glossary.entries().stream().map(entry -> summary(entry, language)).toList();
    }

    private Summary summary(GlossaryEntry entry, Language language) {
        return new Summary(
                entry.id(),
                term(entry, language),
                also(entry, language),
                lead(entry, language),
                entry.area().toString(),
                entry.kind().toString(),
                cards(entry).stream().map(Named::id).toList());
    }

    /** The term in the other language; a card's French name, in either. */
    private static String otherTerm(GlossaryEntry entry, Language language) {
        return language == Language.FR && entry.kind() != EntryKind.CARD ? entry.en() : entry.fr();
    }

    /** A card is found by its French name, too. */
    private static List<String> also(GlossaryEntry entry, Language language) {
        if (language == Language.EN || entry.kind() != EntryKind.CARD) {
            return entry.also();
        }
        var all = new ArrayList<>(entry.also());
        all.add(entry.fr());
        return List.copyOf(all);
    }

    private static String term(GlossaryEntry entry, Language language) {
        return switch (language) {
            case EN -> entry.en();
            case FR -> entry.inFrench();
        };
    }

    private Optional<EntryText.Page> text(GlossaryEntry entry, Language language) {
        return Optional.ofNullable(texts.get(entry.id()))
                .map(
                        text ->
                                switch (language) {
                                    case EN -> text.en();
                                    case FR -> text.fr();
                                });
    }

    private String lead(GlossaryEntry entry, Language language) {
        return text(entry, language).map(EntryText.Page::lead).orElse("");
    }

    Optional<Page> page(String id, Language language) {
        return glossary.entry(id).map(entry -> page(entry, language));
    }

    private Page page(GlossaryEntry entry, Language language) {
        return new Page(
                entry.id(),
                term(entry, language),
                otherTerm(entry, language),
                lead(entry, language),
                entry.area().toString(),
                entry.kind().toString(),
                text(entry, language).map(page -> parts(page, entry)).orElse(List.of()),
                entry.claims().stream().map(claim -> claimed(claim, language)).toList(),
                rulings.of(entry).stream().map(ruling -> ruled(ruling, language)).toList(),
                links(pointsTo(entry), language),
                links(namedBy.getOrDefault(entry.id(), Set.of()), language),
                cards(entry));
    }

    private Claimed claimed(ClaimStatement said, Language language) {
        ClaimStatement claim =
                switch (language) {
                    case EN -> said;
                    case FR -> french.of(said);
                };
        List<String> tests = shown.showing(claim.id());
        String status = claim.ruled().isPresent() ? "ruled" : tests.isEmpty() ? "rules" : "shown";
        return new Claimed(claim.id(), claim.text(), status, tests, claim.ruled());
    }

    private Ruled ruled(RulingStatement ruling, Language language) {
        List<String> tests = shown.showing(ruling.id());
        return switch (language) {
            case EN -> new Ruled(ruling.id(), ruling.concerns().en(), ruling.text().en(), tests);
            case FR -> new Ruled(ruling.id(), ruling.concerns().fr(), ruling.text().fr(), tests);
        };
    }

    // ---- links

    /** The entries this one points to: in its text, and where it says where else to look. */
    private Set<String> pointsTo(GlossaryEntry entry) {
        var ids = new LinkedHashSet<String>();
        for (String word : entry.see()) {
            glossary.named(word).forEach(other -> ids.add(other.id()));
        }
        EntryText text = texts.get(entry.id());
        if (text != null) {
            text.en()
                    .spans()
                    .forEach(
                            span -> {
                                if (span instanceof TextSpan.ToEntry link) {
                                    ids.add(link.entry());
                                }
                            });
        }
        ids.remove(entry.id());
        return ids;
    }

    private List<Link> links(Set<String> ids, Language language) {
        return ids.stream()
                .flatMap(id -> glossary.entry(id).stream())
                .map(entry -> new Link(entry.id(), term(entry, language)))
                .toList();
    }

    // ---- cards

    /** The cards it is about or names, as far as cards of that title exist. */
    private List<Named> cards(GlossaryEntry entry) {
        var cards = new LinkedHashMap<String, Named>();
        entry.card()
                .flatMap(AllCards::byId)
                .ifPresent(card -> cards.put(card.id(), new Named(card.id(), card.title())));
        var titles = new ArrayList<>(entry.mentions());
        EntryText text = texts.get(entry.id());
        if (text != null) {
            titles.addAll(text.en().cards());
        }
        for (String title : titles) {
            for (Card card : AllCards.byTitle(title)) {
                cards.put(card.id(), new Named(card.id(), card.title()));
            }
        }
        return List.copyOf(cards.values());
    }

    /** The card a text means by a title: the entry's own, else one of that title. */
    private static Optional<String> card(String title, GlossaryEntry entry) {
        List<Card> titled = AllCards.byTitle(title);
        return titled.stream()
                .filter(card -> entry.card().filter(card.id()::equals).isPresent())
                .findFirst()
                .or(() -> titled.stream().findFirst())
                .map(Card::id);
    }

    // ---- text

    private static List<Part> parts(EntryText.Page page, GlossaryEntry entry) {
        return page.blocks().stream()
                .map(
                        block ->
                                switch (block) {
                                    case TextBlock.Paragraph(var spans) ->
                                            new Part("paragraph", List.of(pieces(spans, entry)));
                                    case TextBlock.Example(var spans) ->
                                            new Part("example", List.of(pieces(spans, entry)));
                                    case TextBlock.Items(var items) ->
                                            new Part(
                                                    "list",
                                                    items.stream()
                                                            .map(item -> pieces(item, entry))
                                                            .toList());
                                })
                .toList();
    }

    private static List<Piece> pieces(List<TextSpan> spans, GlossaryEntry entry) {
        return spans.stream()
                .map(
                        span ->
                                switch (span) {
                                    case TextSpan.Plain(var words) -> Piece.plain(words);
                                    case TextSpan.Stressed(var words) ->
                                            new Piece(
                                                    words,
                                                    Optional.of(true),
                                                    Optional.empty(),
                                                    Optional.empty());
                                    case TextSpan.ToEntry(var id, var words) ->
                                            new Piece(
                                                    words,
                                                    Optional.empty(),
                                                    Optional.of(id),
                                                    Optional.empty());
                                    case TextSpan.ToCard(var title) ->
                                            new Piece(
                                                    title,
                                                    Optional.empty(),
                                                    Optional.empty(),
                                                    card(title, entry));
                                })
                .toList();
    }
}
