package holosite.rules.save;

/**
 * Which rules wrote a saved game: the number of the file's format, and the version of the rules. A
 * file of another format cannot be read. Other rules of the same format can read it, but may play
 * on differently.
 */
public record RulesVersion(int format, String rules) {

    /** These rules. The format changes when a name or a part of a saved game goes or changes. */
    public static final RulesVersion CURRENT = new RulesVersion(9, "0.1.0");

    public RulesVersion {
        if (rules.isBlank()) {
            throw new IllegalArgumentException("rules have a version");
        }
    }

    /** Whether a game these rules wrote is sure to play on as it would have there. */
    public boolean isCurrent() {
        return equals(CURRENT);
    }
}
