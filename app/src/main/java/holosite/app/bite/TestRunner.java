package holosite.app.bite;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import holosite.glossary.harness.ClaimListener;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.CancellationToken;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.ClassNameFilter;
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
     * Runs the tests in these folders, of classes with such names only, and notes what each uses;
     * those that fail are left out.
     */
    List<TestUse> record(Set<Path> folders, String classes) {
        var recording = new Recording(TrialCatalogs.watch());
        execute(
                List.copyOf(selectClasspathRoots(folders)),
                classes,
                CancellationToken.disabled(),
                recording);
        TrialCatalogs.end();
        return recording.uses;
    }

    private static final class Recording implements TestExecutionListener {
        private final TrialCatalogs.Watch watch;
        private final List<TestUse> uses = new ArrayList<>();
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
