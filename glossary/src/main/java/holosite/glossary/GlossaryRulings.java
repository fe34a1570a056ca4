package holosite.glossary;

import holosite.glossary.RulingStatement.Bilingual;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
        Map<String, JsonValue> members = members(JsonParser.parse(line));
        Map<String, JsonValue> concerns = members(members.get("concerns"));
        return new RulingStatement(
                text(members, "id"),
                texts(members, "entries"),
                new Bilingual(text(concerns, "en"), text(concerns, "fr")),
                new Bilingual(text(members, "en"), text(members, "fr")));
    }

    private static Map<String, JsonValue> members(@Nullable JsonValue value) {
        if (value instanceof JsonValue.Members(var members)) {
            return members;
        }
        throw new IllegalArgumentException("a ruling, and what it concerns, is an object");
    }

    private static List<String> texts(Map<String, JsonValue> members, String key) {
        if (members.get(key) instanceof JsonValue.Items(var items)) {
            return items.stream().map(item -> text(item, key)).toList();
        }
        throw new IllegalArgumentException("\"" + key + "\" must be an array of strings");
    }

    private static String text(Map<String, JsonValue> members, String key) {
        return text(members.get(key), key);
    }

    private static String text(@Nullable JsonValue value, String key) {
        if (value instanceof JsonValue.Text(var text)) {
            return text;
        }
        throw new IllegalArgumentException("\"" + key + "\" must be a string");
    }

    private static final class Loaded {
        static final GlossaryRulings RULINGS = read(FILE, JsonLines.of(FILE), Glossary.get());
    }
}
