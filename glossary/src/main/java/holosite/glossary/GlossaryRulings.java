package holosite.glossary;

import holosite.glossary.RulingStatement.Bilingual;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** All rulings, in the order of the file. */
public final class GlossaryRulings {
    private static final String FILE = "rulings.jsonl";

    private final Map<String, RulingStatement> rulings = new LinkedHashMap<>();

    private GlossaryRulings() {}

    /** The project's rulings, read on first use and cached. */
    public static GlossaryRulings get() {
        return Loaded.RULINGS;
    }

    /**
     * Reads rulings, a JSON object on each line.
     *
     * @param file the name of the source for error messages
     * @param glossary where the entries they name are looked up
     */
    public static GlossaryRulings read(String file, Stream<String> lines, Glossary glossary) {
        var rulings = new GlossaryRulings();
        JsonLines.each(file, lines, line -> rulings.add(read(line), glossary));
        return rulings;
    }

    private void add(RulingStatement ruling, Glossary glossary) {
        for (String entry : ruling.entries()) {
            if (glossary.entry(entry).isEmpty()) {
                throw new IllegalArgumentException(
                        "ruling \"%s\" names no entry by \"%s\"".formatted(ruling.id(), entry));
            }
        }
        if (rulings.putIfAbsent(ruling.id(), ruling) != null) {
            throw new IllegalArgumentException("ruling \"" + ruling.id() + "\" stands twice");
        }
    }

    public List<RulingStatement> all() {
        return List.copyOf(rulings.values());
    }

    public Optional<RulingStatement> ruling(String id) {
        return Optional.ofNullable(rulings.get(id));
    }

    /** The rulings that stand on the page of an entry. */
    public List<RulingStatement> of(GlossaryEntry entry) {
        return rulings.values().stream()
                .filter(ruling -> ruling.entries().contains(entry.id()))
                .toList();
    }

    // ---- reading

    private static RulingStatement read(String line) {
        JsonObject ruling = JsonObject.read(line);
        return new RulingStatement(
                ruling.text("id"),
                ruling.texts("entries"),
                bilingual(ruling.object("concerns")),
                bilingual(ruling));
    }

    private static Bilingual bilingual(JsonObject object) {
        return new Bilingual(object.text("en"), object.text("fr"));
    }

    private static final class Loaded {
        static final GlossaryRulings RULINGS = read(FILE, JsonLines.of(FILE), Glossary.get());
    }
}
