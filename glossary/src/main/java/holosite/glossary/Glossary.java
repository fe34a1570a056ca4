package holosite.glossary;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** All entries, in the order of the file, with the ways to find one. */
public final class Glossary {
    private static final String FILE = "claims.jsonl";
    private static final String BASE_WORDS = "base-words.jsonl";

    private final Map<String, GlossaryEntry> entries = new LinkedHashMap<>();
    private final Map<String, ClaimStatement> claims = new LinkedHashMap<>();
    private final Map<String, List<GlossaryEntry>> byHeadword = new HashMap<>();

    private Glossary() {}

    /** The project's glossary, read on first use and cached. */
    public static Glossary get() {
        return Loaded.GLOSSARY;
    }

    /**
     * Reads entries, a JSON object on each line.
     *
     * @param file the name of the source for error messages
     */
    public static Glossary read(String file, Stream<String> lines) {
        var glossary = new Glossary();
        glossary.addAll(file, lines);
        return glossary;
    }

    private void addAll(String file, Stream<String> lines) {
        JsonLines.each(file, lines, line -> add(EntryReader.read(line)));
    }

    private void add(GlossaryEntry entry) {
        if (entries.putIfAbsent(entry.id(), entry) != null) {
            throw new IllegalArgumentException("entry \"" + entry.id() + "\" stands twice");
        }
        entry.claims().forEach(claim -> claims.put(claim.id(), claim));
        Stream.concat(Stream.of(entry.en(), entry.fr()), entry.also().stream())
                .map(SearchText::of)
                .distinct()
                .forEach(
                        headword ->
                                byHeadword
                                        .computeIfAbsent(headword, _ -> new ArrayList<>())
                                        .add(entry));
    }

    public List<GlossaryEntry> entries() {
        return List.copyOf(entries.values());
    }

    public Optional<GlossaryEntry> entry(String id) {
        return Optional.ofNullable(entries.get(id));
    }

    /** The claim with this id, such as {@code dagobah#2}. */
    public Optional<ClaimStatement> claim(String id) {
        return Optional.ofNullable(claims.get(id));
    }

    /** The claim with this id, which must exist. */
    public ClaimStatement requireClaim(String id) {
        return claim(id).orElseThrow(() -> new UnknownClaim(unknown(id)));
    }

    private String unknown(String id) {
        int number = id.indexOf('#');
        var known =
                entry(number < 0 ? id : id.substring(0, number))
                        .map(
                                entry ->
                                        entry.claims().isEmpty()
                                                ? "its entry makes no claim"
                                                : "its entry has "
                                                        + entry.claims().getFirst().id()
                                                        + " to "
                                                        + entry.claims().getLast().id())
                        .orElse("there is no such entry either");
        return "There is no claim \"" + id + "\": " + known + ".";
    }

    public List<ClaimStatement> claims(Area area) {
        return entries.values().stream()
                .filter(entry -> entry.area() == area)
                .flatMap(entry -> entry.claims().stream())
                .toList();
    }

    /**
     * The entries with this headword, English or French, or another word they are found by,
     * whatever its capitals, accents and punctuation. Several entries may share one.
     */
    public List<GlossaryEntry> named(String headword) {
        return List.copyOf(byHeadword.getOrDefault(SearchText.of(headword), List.of()));
    }

    /**
     * The entries in which all of these words occur, in a headword or in a claim, the best match
     * first: the headword itself, then headwords that begin with the words, then headwords that
     * contain all of them, then the rest.
     */
    public List<GlossaryEntry> search(String words) {
        return EntrySearch.among(entries.values(), words);
    }

    private static final class Loaded {
        static final Glossary GLOSSARY = read(FILE, JsonLines.of(FILE));

        static {
            GLOSSARY.addAll(BASE_WORDS, JsonLines.of(BASE_WORDS));
        }
    }
}
