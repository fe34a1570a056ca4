package holosite.app.mutant;

/**
 * A condition or number in the rules that can be changed.
 *
 * @param change what it becomes
 */
public record RuleSite(String type, String method, int line, String change) {

    /** {@code move.Landspeed.refusal:41 condition reversed}. */
    @Override
    public String toString() {
        String shorter = type.substring(RuleMutator.RULES.length());
        return "%s.%s:%d %s".formatted(shorter, method, line, change);
    }
}
