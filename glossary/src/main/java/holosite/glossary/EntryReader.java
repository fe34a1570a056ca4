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

    private final JsonObject line;

    private EntryReader(JsonObject line) {
        this.line = line;
    }

    static GlossaryEntry read(String text) {
        JsonObject line = JsonObject.read(text);
        for (var key : line.keys()) {
            if (!KEYS.contains(key)) {
                throw new IllegalArgumentException("an entry has no \"" + key + "\"");
            }
        }
        return new EntryReader(line).entry();
    }

    private GlossaryEntry entry() {
        return new GlossaryEntry(
                line.text("id"),
                oneOf("area", Area.named(line.text("area")), Area.values()),
                oneOf("kind", EntryKind.named(line.text("kind")), EntryKind.values()),
                line.text("en"),
                line.text("fr"),
                line.has("also") ? line.texts("also") : List.of(),
                line.optional("card"),
                line.texts("see"),
                line.texts("mentions"),
                claims());
    }

    private List<ClaimStatement> claims() {
        Map<String, String> ruled = line.has("ruled") ? line.object("ruled").allTexts() : Map.of();
        var unmatched = new HashSet<>(ruled.keySet());
        var claims = new ArrayList<ClaimStatement>();
        line.object("claims")
                .allTexts()
                .forEach(
                        (id, claim) -> {
                            unmatched.remove(id);
                            claims.add(
                                    new ClaimStatement(
                                            id, claim, Optional.ofNullable(ruled.get(id))));
                        });
        if (!unmatched.isEmpty()) {
            throw new IllegalArgumentException(
                    "\"ruled\" names no claim of this entry: " + String.join(", ", unmatched));
        }
        return claims;
    }

    private static <T> T oneOf(String key, Optional<T> found, T[] all) {
        return found.orElseThrow(
                () ->
                        new IllegalArgumentException(
                                "\"" + key + "\" must be one of " + List.of(all)));
    }
}
