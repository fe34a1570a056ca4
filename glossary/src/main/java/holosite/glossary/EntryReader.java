package holosite.glossary;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Turns a line of the glossary file into an entry. A key we do not know is an error, not ignored.
 */
final class EntryReader {
    private static final Set<String> KEYS =
            Set.of(
                    "id",
                    "area",
                    "kind",
                    "en",
                    "fr",
                    "also",
                    "card",
                    "see",
                    "mentions",
                    "claims",
                    "ruled");

    private final Map<String, JsonValue> members;

    private EntryReader(Map<String, JsonValue> members) {
        this.members = members;
    }

    static GlossaryEntry read(String line) {
        if (!(JsonParser.parse(line) instanceof JsonValue.Members(var members))) {
            throw new IllegalArgumentException("an entry is an object");
        }
        for (var key : members.keySet()) {
            if (!KEYS.contains(key)) {
                throw new IllegalArgumentException("an entry has no \"" + key + "\"");
            }
        }
        return new EntryReader(members).entry();
    }

    private GlossaryEntry entry() {
        return new GlossaryEntry(
                text("id"),
                oneOf("area", Area.named(text("area")), Area.values()),
                oneOf("kind", EntryKind.named(text("kind")), EntryKind.values()),
                text("en"),
                text("fr"),
                members.containsKey("also") ? texts("also") : List.of(),
                members.containsKey("card") ? Optional.of(text("card")) : Optional.empty(),
                texts("see"),
                texts("mentions"),
                claims());
    }

    private List<ClaimStatement> claims() {
        var ruled = members.containsKey("ruled") ? object("ruled") : Map.<String, JsonValue>of();
        var unmatched = new HashSet<>(ruled.keySet());
        var claims = new ArrayList<ClaimStatement>();
        object("claims")
                .forEach(
                        (id, claim) -> {
                            unmatched.remove(id);
                            var ruling = Optional.ofNullable(ruled.get(id)).map(r -> asText(r, id));
                            claims.add(new ClaimStatement(id, asText(claim, id), ruling));
                        });
        if (!unmatched.isEmpty()) {
            throw new IllegalArgumentException(
                    "\"ruled\" names no claim of this entry: " + String.join(", ", unmatched));
        }
        return claims;
    }

    private JsonValue member(String key) {
        var value = members.get(key);
        if (value == null) {
            throw new IllegalArgumentException("\"" + key + "\" is missing");
        }
        return value;
    }

    private String text(String key) {
        return asText(member(key), key);
    }

    private List<String> texts(String key) {
        if (!(member(key) instanceof JsonValue.Items(var items))) {
            throw new IllegalArgumentException("\"" + key + "\" must be an array of strings");
        }
        return items.stream().map(item -> asText(item, key)).toList();
    }

    private Map<String, JsonValue> object(String key) {
        if (!(member(key) instanceof JsonValue.Members(var values))) {
            throw new IllegalArgumentException("\"" + key + "\" must be an object");
        }
        return values;
    }

    private static String asText(JsonValue value, String key) {
        if (!(value instanceof JsonValue.Text(var text)) || text.isBlank()) {
            throw new IllegalArgumentException("\"" + key + "\" must be a string with text in it");
        }
        return text;
    }

    private static <T> T oneOf(String key, Optional<T> found, T[] all) {
        return found.orElseThrow(
                () ->
                        new IllegalArgumentException(
                                "\"" + key + "\" must be one of " + List.of(all)));
    }
}
