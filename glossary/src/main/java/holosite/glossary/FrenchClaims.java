package holosite.glossary;

import java.util.HashMap;
import java.util.Map;
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
        JsonObject object = JsonObject.read(line);
        var claim =
                new ClaimStatement(object.text("id"), object.text("fr"), object.optional("ruled"));
        if (claims.putIfAbsent(claim.id(), claim) != null) {
            throw new IllegalArgumentException("claim \"" + claim.id() + "\" stands twice");
        }
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
