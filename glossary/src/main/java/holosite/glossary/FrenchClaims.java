package holosite.glossary;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The claims in French: a JSON object on each line, with {@code id}, {@code fr} and, where the
 * claim is overruled, {@code ruled}.
 */
public final class FrenchClaims {
    private static final String FILE = "claims-fr.jsonl";

    private final Map<String, ClaimStatement> claims = new HashMap<>();

    private FrenchClaims() {}

    /** The claims of the project, read on first use and cached. */
    public static FrenchClaims get() {
        return Loaded.CLAIMS;
    }

    /**
     * Reads claims in French.
     *
     * @param file the name of the source for error messages
     */
    public static FrenchClaims read(String file, Stream<String> lines) {
        var claims = new FrenchClaims();
        JsonLines.each(file, lines, claims::add);
        return claims;
    }

    private void add(String line) {
        if (!(JsonParser.parse(line) instanceof JsonValue.Members(var members))) {
            throw new IllegalArgumentException("a claim is an object");
        }
        var claim =
                new ClaimStatement(
                        text(members, "id"),
                        text(members, "fr"),
                        members.containsKey("ruled")
                                ? Optional.of(text(members, "ruled"))
                                : Optional.empty());
        if (claims.putIfAbsent(claim.id(), claim) != null) {
            throw new IllegalArgumentException("claim \"" + claim.id() + "\" stands twice");
        }
    }

    private static String text(Map<String, JsonValue> members, String key) {
        if (members.get(key) instanceof JsonValue.Text(var text)) {
            return text;
        }
        throw new IllegalArgumentException("\"" + key + "\" must be a string");
    }

    /** The claim in French; unchanged if it has not been translated. */
    public ClaimStatement of(ClaimStatement claim) {
        return claims.getOrDefault(claim.id(), claim);
    }

    /** Whether this claim has been translated. */
    public boolean has(String id) {
        return claims.containsKey(id);
    }

    public int size() {
        return claims.size();
    }

    private static final class Loaded {
        static final FrenchClaims CLAIMS = read(FILE, JsonLines.of(FILE));
    }
}
