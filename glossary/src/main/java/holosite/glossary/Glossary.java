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

    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, Statement> claims = new LinkedHashMap<>();
    private final Map<String, List<Entry>> byHeadword = new HashMap<>();

    private Glossary() {}

    /** The project's glossary, read on first use and kept. */
    public static Glossary get() {
        return Loaded.GLOSSARY;
    }

    /**
     * Reads entries, a JSON object on each line.
     *
     * @param file how to call the source in an error message
     */
    public static Glossary read(String file, Stream<String> lines) {
        var glossary = new Glossary();
        Lines.each(file, lines, line -> glossary.add(EntryReader.read(line)));
        return glossary;
    }

    private void add(Entry entry) {
        if (entries.putIfAbsent(entry.id(), entry) != null) {
            throw new IllegalArgumentException("entry \"" + entry.id() + "\" stands twice");
        }
        entry.claims().forEach(claim -> claims.put(claim.id(), claim));
        Stream.of(entry.en(), entry.fr())
                .map(PlainWords::of)
                .distinct()
                .forEach(
                        headword ->
                                byHeadword
                                        .computeIfAbsent(headword, _ -> new ArrayList<>())
                                        .add(entry));
    }

    public List<Entry> entries() {
        return List.copyOf(entries.values());
    }

    public Optional<Entry> entry(String id) {
        return Optional.ofNullable(entries.get(id));
    }

    /** The claim with this id, such as {@code dagobah#2}. */
    public Optional<Statement> claim(String id) {
        return Optional.ofNullable(claims.get(id));
    }

    /** The claim with this id, which must exist. */
    public Statement requireClaim(String id) {
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

    public List<Statement> claims(Area area) {
        return entries.values().stream()
                .filter(entry -> entry.area() == area)
                .flatMap(entry -> entry.claims().stream())
                .toList();
    }

    /**
     * The entries with this headword, English or French, whatever its capitals, accents and
     * punctuation. Several entries may share one.
     */
    public List<Entry> named(String headword) {
        return List.copyOf(byHeadword.getOrDefault(PlainWords.of(headword), List.of()));
    }

    /**
     * The entries in which every one of these words occurs, in a headword or in a claim, the
     * nearest first: the headword itself, then headwords that begin so, then headwords that hold
     * all the words, then the rest.
     */
    public List<Entry> search(String words) {
        return Search.among(entries.values(), words);
    }

    private static final class Loaded {
        static final Glossary GLOSSARY = read(FILE, Lines.of(FILE));
    }
}
