package holosite.glossary.harness;

import holosite.glossary.Glossary;
import java.util.Arrays;

/**
 * For tests that learn only while running which claims they show, such as a scenario file run as a
 * dynamic test, whose header names its claims:
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> scenarios() {
 *     return Scenarios.all().map(scenario -> dynamicTest(scenario.name(), () -> {
 *         ShownClaims.record(scenario.claims());
 *         scenario.play();
 *     }));
 * }
 * }</pre>
 *
 * <p>Record first, then play: should the play fail, the claims are known to have a failing test.
 * Where the claims are known when the test is written, use {@link holosite.glossary.Claim}.
 */
public final class ShownClaims {
    private ShownClaims() {}

    /**
     * The test now running on this thread shows these claims, if it passes.
     *
     * @throws holosite.glossary.UnknownClaim if the glossary has no such claim
     * @throws IllegalStateException if no test is running on this thread
     */
    public static void record(Iterable<String> claims) {
        var running = RunningTest.test();
        for (var claim : claims) {
            running.claims().add(Glossary.get().requireClaim(claim).id());
        }
    }

    /** The same, for claims named one by one. */
    public static void record(String... claims) {
        record(Arrays.asList(claims));
    }
}
