package holosite.glossary.harness;

import holosite.glossary.ClaimEvidence;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Records for every test that passes or fails the claims it names, and writes the module's {@link
 * ClaimEvidence} when the run ends. A skipped or aborted test says nothing about its claims.
 */
public final class ClaimListener implements TestExecutionListener {
    private final Optional<Path> target;
    private final ClaimEvidence evidence = new ClaimEvidence();
    private Optional<TestPlan> plan = Optional.empty();

    /** For the test platform: writes into the folder {@code target} of the module under test. */
    public ClaimListener() {
        this(moduleTarget());
    }

    ClaimListener(Optional<Path> target) {
        this.target = target;
    }

    /**
     * A run of a few chosen tests, with {@code -Dtest=…} or outside the build, says nothing about
     * the others and so leaves the evidence of the last whole run alone.
     */
    private static Optional<Path> moduleTarget() {
        return System.getProperty("test") == null
                ? Optional.ofNullable(System.getProperty("basedir"))
                        .map(basedir -> Path.of(basedir, "target"))
                : Optional.empty();
    }

    @Override
    public void testPlanExecutionStarted(TestPlan testPlan) {
        plan = Optional.of(testPlan);
    }

    @Override
    public void executionStarted(TestIdentifier identifier) {
        RunningTest.started(identifier);
    }

    @Override
    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
        var recorded = RunningTest.finished().claims();
        if (identifier.isTest() && result.getStatus() == Status.SUCCESSFUL) {
            note(identifier, recorded, evidence::passed);
        } else if (result.getStatus() == Status.FAILED) {
            // A container fails in what its tests share, such as their setup, so all of them fail.
            Stream.concat(
                            Stream.of(identifier),
                            plan.orElseThrow().getDescendants(identifier).stream())
                    .forEach(test -> note(test, recorded, evidence::failed));
        }
    }

    @Override
    public void testPlanExecutionFinished(TestPlan testPlan) {
        target.ifPresent(evidence::write);
    }

    private synchronized void note(
            TestIdentifier test, Set<String> recorded, BiConsumer<String, String> verdict) {
        var claims = new LinkedHashSet<>(recorded);
        lineage(test).forEach(ancestor -> claims.addAll(NamedClaims.on(ancestor.getSource())));
        claims.forEach(claim -> verdict.accept(claim, name(test)));
    }

    /**
     * {@code package.Class#method}; a dynamic test, which shares its method with others, adds its
     * own name.
     */
    private String name(TestIdentifier test) {
        var place =
                lineage(test)
                        .flatMap(ancestor -> ancestor.getSource().stream())
                        .flatMap(source -> NamedClaims.place(source).stream())
                        .findFirst()
                        .orElse("");
        boolean dynamic =
                test.getUniqueIdObject().getLastSegment().getType().equals("dynamic-test");
        return dynamic ? place + "[" + test.getDisplayName().replaceAll("\\s+", " ") + "]" : place;
    }

    /** The test, then its containers from the inside out. */
    private Stream<TestIdentifier> lineage(TestIdentifier test) {
        return Stream.iterate(
                        Optional.of(test),
                        Optional::isPresent,
                        inner -> inner.flatMap(plan.orElseThrow()::getParent))
                .flatMap(Optional::stream);
    }
}
