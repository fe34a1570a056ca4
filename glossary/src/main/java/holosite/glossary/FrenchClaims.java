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

    private final Map<String, Statement> claims = new HashMap<>();

    private FrenchClaims() {}

    /** Those of the project, read on first use and kept. */
    public static FrenchClaims get() {
        return Loaded.CLAIMS;
    }

    /**
     * Reads claims in French.
     *
     * @param file how to call the source in an error message
     */
    public static FrenchClaims read(String file, Stream<String> lines) {
        var claims = new FrenchClaims();
        Lines.each(file, lines, claims::add);
        return claims;
    }

    private void add(String line) {
        if (!(JsonParser.parse(line) instanceof Json.Members(var members))) {
            throw new IllegalArgumentException("a claim is an object");
        }
        var claim =
                new Statement(
                        text(members, "id"),
                        text(members, "fr"),
                        members.containsKey("ruled")
                                ? Optional.of(text(members, "ruled"))
                                : Optional.empty());
        if (claims.putIfAbsent(claim.id(), claim) != null) {
            throw new IllegalArgumentException("claim \"" + claim.id() + "\" stands twice");
        }
    }

    private static String text(Map<String, Json> members, String key) {
        if (members.get(key) instanceof Json.Text(var text)) {
            return text;
        }
        throw new IllegalArgumentException("\"" + key + "\" must be a string");
    }

    /** The claim in French; as it is where it has not been put into French. */
    public Statement of(Statement claim) {
        return claims.getOrDefault(claim.id(), claim);
    }

    /** Whether this claim is there. */
    public boolean has(String id) {
        return claims.containsKey(id);
    }

    public int size() {
        return claims.size();
    }

    private static final class Loaded {
        static final FrenchClaims CLAIMS = read(FILE, Lines.of(FILE));
    }
}
