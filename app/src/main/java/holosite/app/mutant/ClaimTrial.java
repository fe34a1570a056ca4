package holosite.app.mutant;

import java.util.List;

/**
 * How the tests of a claim stood up to changed rules.
 *
 * @param tests the tests that name the claim
 * @param noticed changes after which one of them failed
 * @param unnoticed changes that none of them noticed
 */
public record ClaimTrial(
        String claim, List<String> tests, List<RuleSite> noticed, List<RuleSite> unnoticed) {

    public ClaimTrial {
        tests = List.copyOf(tests);
        noticed = List.copyOf(noticed);
        unnoticed = List.copyOf(unnoticed);
    }

    /** Whether breaking a rule behind the claim breaks one of its tests. */
    public boolean bitten() {
        return !noticed.isEmpty();
    }

    public int changes() {
        return noticed.size() + unnoticed.size();
    }
}
