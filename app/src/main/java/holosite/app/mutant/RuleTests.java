package holosite.app.mutant;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.platform.engine.CancellationToken;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherExecutionRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs tests on the thread that asks for it, with the classes of its context loader. */
final class RuleTests {
    private final Launcher launcher =
            LauncherFactory.create(
                    LauncherConfig.builder()
                            .enableLauncherDiscoveryListenerAutoRegistration(false)
                            .enableLauncherSessionListenerAutoRegistration(false)
                            .enablePostDiscoveryFilterAutoRegistration(false)
                            .enableTestExecutionListenerAutoRegistration(false)
                            .build());

    /** Why the first of these tests, {@code package.Class#method}, fails; nothing if none does. */
    Optional<Throwable> failure(List<String> tests) {
        var outcome = new Outcome();
        var request =
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(tests.stream().flatMap(RuleTests::methods).toList())
                        .filters(EngineFilter.includeEngines("junit-jupiter"))
                        .build();
        launcher.execute(
                LauncherExecutionRequestBuilder.request(request)
                        .listeners(outcome)
                        .cancellationToken(outcome.token)
                        .build());
        return outcome.passed == 0 && outcome.failure.isEmpty()
                ? Optional.of(new IllegalStateException("None of these tests was found."))
                : outcome.failure;
    }

    /** The method with that name; a parameterised one is not found by its name alone. */
    private static Stream<DiscoverySelector> methods(String test) {
        int hash = test.indexOf('#');
        try {
            Class<?> type =
                    Class.forName(
                            test.substring(0, hash),
                            true,
                            Thread.currentThread().getContextClassLoader());
            return Arrays.stream(type.getDeclaredMethods())
                    .filter(method -> !method.isSynthetic())
                    .filter(method -> method.getName().equals(test.substring(hash + 1)))
                    .map(method -> selectMethod(type, method));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class Outcome implements TestExecutionListener {
        private final CancellationToken token = CancellationToken.create();
        private int passed;
        private Optional<Throwable> failure = Optional.empty();

        @Override
        public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
            if (result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
                failure =
                        failure.or(
                                () ->
                                        result.getThrowable()
                                                .or(() -> Optional.of(new AssertionError())));
                token.cancel();
            } else if (identifier.isTest()) {
                passed++;
            }
        }
    }
}
