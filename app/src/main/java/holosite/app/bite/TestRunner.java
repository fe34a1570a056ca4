package holosite.app.bite;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import holosite.app.input.BadInput;
import holosite.glossary.harness.ClaimListener;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.CancellationToken;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherExecutionRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs tests in this process, on the thread that asks for it. */
final class TestRunner {
    /** The pattern that the name of every class fits. */
    static final String EVERY_CLASS = ".*";

    private final Launcher launcher =
            LauncherFactory.create(
                    LauncherConfig.builder()
                            .enableLauncherDiscoveryListenerAutoRegistration(false)
                            .enableLauncherSessionListenerAutoRegistration(false)
                            .enablePostDiscoveryFilterAutoRegistration(false)
                            .enableTestExecutionListenerAutoRegistration(false)
                            .build());

    /** The first of these tests that fails. */
    Optional<String> firstFailing(List<String> tests) {
        var failing = new Failing();
        execute(
                tests.stream().map(test -> (DiscoverySelector) selectUniqueId(test)).toList(),
                EVERY_CLASS,
                failing.token,
                failing);
        return Optional.ofNullable(failing.test);
    }

    private static final class Failing implements TestExecutionListener {
        private final CancellationToken token = CancellationToken.create();
        private @Nullable String test;

        @Override
        public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
            if (result.getStatus() == TestExecutionResult.Status.FAILED && test == null) {
                test = identifier.getUniqueId();
                token.cancel();
            }
        }
    }

    /**
     * Runs the tests in these folders, of classes with such names only, and notes what each uses.
     *
     * @throws BadInput if one fails: it would seem to notice everything, or, left out, nothing
     */
    List<TestUse> record(Set<Path> folders, String classes) {
        var recording = new Recording(TrialCatalogs.watch());
        execute(
                List.copyOf(selectClasspathRoots(folders)),
                classes,
                CancellationToken.disabled(),
                recording);
        TrialCatalogs.end();
        if (!recording.failed.isEmpty()) {
            throw new BadInput(
                    "With the cards as they are, these tests fail, so that nothing can be told by"
                            + " them; mend them first, or name others with --tests: "
                            + String.join(", ", recording.failed));
        }
        return recording.uses;
    }

    private static final class Recording implements TestExecutionListener {
        private final TrialCatalogs.Watch watch;
        private final List<TestUse> uses = new ArrayList<>();
        private final Set<String> failed = new TreeSet<>();
        private long begun;

        private Recording(TrialCatalogs.Watch watch) {
            this.watch = watch;
        }

        @Override
        public void executionStarted(TestIdentifier identifier) {
            if (identifier.isTest()) {
                watch.clear();
                begun = System.nanoTime();
            }
        }

        @Override
        public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
            if (result.getStatus() == TestExecutionResult.Status.FAILED) {
                failed.add(named(identifier));
            }
            if (identifier.isTest()) {
                long micros = (System.nanoTime() - begun) / 1000;
                Set<String> cards = watch.cards();
                if (result.getStatus() == TestExecutionResult.Status.SUCCESSFUL
                        && !cards.isEmpty()) {
                    uses.add(new TestUse(identifier.getUniqueId(), micros, cards, watch.texts()));
                }
            }
        }
    }

    /** The class and method of a test; of whatever else fails, its name. */
    private static String named(TestIdentifier identifier) {
        return identifier
                .getSource()
                .filter(MethodSource.class::isInstance)
                .map(MethodSource.class::cast)
                .map(method -> method.getJavaClass().getSimpleName() + "#" + method.getMethodName())
                .orElseGet(identifier::getDisplayName);
    }

    private void execute(
            List<DiscoverySelector> what,
            String classes,
            CancellationToken token,
            TestExecutionListener listener) {
        var tests =
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(what)
                        .filters(EngineFilter.includeEngines("junit-jupiter"))
                        .filters(ClassNameFilter.includeClassNamePatterns(classes))
                        .build();
        launcher.execute(
                LauncherExecutionRequestBuilder.request(tests)
                        .listeners(new ClaimListener(), listener)
                        .cancellationToken(token)
                        .build());
    }
}
