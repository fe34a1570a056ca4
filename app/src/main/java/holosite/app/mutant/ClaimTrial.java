package holosite.app.mutant;

import java.util.List;
import java.util.stream.Stream;

/**
 * How the tests of a claim stood up to changed rules.
 *
 * @param tests the tests that name the claim
 * @param noticed changes after which one of them failed
 * @param unnoticed changes that none of them noticed
 */
public record ClaimTrial(
        String claim, List<String> tests, List<String> noticed, List<String> unnoticed) {

    public ClaimTrial {
        tests = List.copyOf(tests);
        noticed = List.copyOf(noticed);
        unnoticed = List.copyOf(unnoticed);
    }

    /** Whether breaking a rule behind the claim breaks one of its tests. */
    public boolean bitten() {
        return !noticed.isEmpty();
    }

    /** Whether its tests look at what is printed alone: they reach no rule that could be broken. */
    public boolean reachesNoRule() {
        return changes() == 0;
    }

    /** The same with one more change that was noticed. */
    public ClaimTrial noticing(String change) {
        return new ClaimTrial(
                claim,
                tests,
                Stream.concat(noticed.stream(), Stream.of(change)).toList(),
                unnoticed);
    }

    public int changes() {
        return noticed.size() + unnoticed.size();
    }
}
