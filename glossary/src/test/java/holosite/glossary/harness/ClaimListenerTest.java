package holosite.glossary.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import holosite.glossary.Claim;
import holosite.glossary.ClaimEvidence;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

final class ClaimListenerTest {
    // Spelled as constants, these claims are not mistaken for claims this class shows.
    private static final String FIRST = "dengar#1";
    private static final String SECOND = "dengar#2";
    private static final String THIRD = "dengar#3";
    private static final String FOURTH = "dagobah#1";

    @TempDir private Path project;

    static final class Plain {
        @Test
        @Claim(FIRST)
        void passes() {}

        @Test
        @Claim({SECOND, THIRD})
        void fails() {
            fail("on purpose");
        }

        @Test
        @Claim(THIRD)
        void passesToo() {}

        @Test
        void showsNothing() {}
    }

    @Test
    void aPassedTestShowsItsClaims() {
        assertThat(run(Plain.class).testsShowing(FIRST))
                .containsExactly(name(Plain.class, "passes"));
    }

    @Test
    void aFailedTestShowsNothing() {
        var evidence = run(Plain.class);

        assertThat(evidence.testsShowing(SECOND)).isEmpty();
        assertThat(evidence.testsFailing(SECOND)).containsExactly(name(Plain.class, "fails"));
    }

    @Test
    void oneFailureOutweighsEveryPass() {
        assertThat(run(Plain.class).testsShowing(THIRD)).isEmpty();
    }

    static final class NotRun {
        @Test
        @EnabledIfSystemProperty(named = "holosite.never", matches = "set")
        @Claim(FIRST)
        void skipped() {}

        @Test
        @Claim(SECOND)
        void aborted() {
            Assumptions.abort("on purpose");
        }
    }

    @Test
    void aSkippedOrAbortedTestSaysNothing() {
        assertThat(run(NotRun.class).claims()).isEmpty();
    }

    static final class Parameterised {
        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        @Claim(FIRST)
        void passesForAll(int number) {
            assertThat(number).isPositive();
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        @Claim(SECOND)
        void passesForSome(int number) {
            assertThat(number).isEqualTo(1);
        }
    }

    @Test
    void aParameterisedTestMustPassForAllItsArguments() {
        var evidence = run(Parameterised.class);

        assertThat(evidence.testsShowing(FIRST))
                .containsExactly(name(Parameterised.class, "passesForAll"));
        assertThat(evidence.testsShowing(SECOND)).isEmpty();
    }

    static final class Dynamic {
        @TestFactory
        @Claim(FIRST)
        Stream<DynamicNode> named() {
            return Stream.of(
                    dynamicTest("a", () -> {}),
                    dynamicContainer("deep", Stream.of(dynamicTest("b", () -> {}))));
        }

        @TestFactory
        Stream<DynamicNode> recorded() {
            return Stream.of(
                    dynamicTest("hoth.scenario", () -> ShownClaims.record(SECOND)),
                    dynamicTest(
                            "endor.scenario",
                            () -> {
                                ShownClaims.record(List.of(THIRD));
                                fail("on purpose");
                            }));
        }

        @TestFactory
        @Claim(FOURTH)
        Stream<DynamicNode> broken() {
            return Stream.of(dynamicTest("a", () -> {}), dynamicTest("b", () -> {}))
                    .peek(
                            test -> {
                                if (test.getDisplayName().equals("b")) {
                                    throw new IllegalStateException("on purpose");
                                }
                            })
                    .map(test -> test);
        }
    }

    @Test
    void dynamicTestsShowTheClaimsOfTheirFactory() {
        assertThat(run(Dynamic.class).testsShowing(FIRST))
                .containsExactly(name(Dynamic.class, "named[a]"), name(Dynamic.class, "named[b]"));
    }

    @Test
    void aFactoryThatBreaksShowsNothing() {
        var evidence = run(Dynamic.class);

        assertThat(evidence.testsShowing(FOURTH)).isEmpty();
        assertThat(evidence.testsFailing(FOURTH)).contains(name(Dynamic.class, "broken"));
    }

    @Test
    void aTestMayRecordItsClaimsWhileRunning() {
        var evidence = run(Dynamic.class);

        assertThat(evidence.testsShowing(SECOND))
                .containsExactly(name(Dynamic.class, "recorded[hoth.scenario]"));
        assertThat(evidence.testsShowing(THIRD)).isEmpty();
        assertThat(evidence.testsFailing(THIRD))
                .containsExactly(name(Dynamic.class, "recorded[endor.scenario]"));
    }

    @Claim(FIRST)
    static final class Whole {
        @Test
        void one() {}

        @Nested
        final class Inside {
            @Test
            @Claim(SECOND)
            void two() {}
        }
    }

    @Test
    void aClassSpeaksForEveryTestInIt() {
        var evidence = run(Whole.class);

        assertThat(evidence.testsShowing(FIRST))
                .containsExactly(name(Whole.class, "one"), name(Whole.Inside.class, "two"));
        assertThat(evidence.testsShowing(SECOND)).containsExactly(name(Whole.Inside.class, "two"));
    }

    static final class Unprepared {
        @BeforeAll
        static void fails() {
            fail("on purpose");
        }

        @Test
        @Claim(FIRST)
        void neverRuns() {}
    }

    @Test
    void aClassThatCannotBePreparedFailsItsTests() {
        assertThat(run(Plain.class, Unprepared.class).testsFailing(FIRST))
                .containsExactly(name(Unprepared.class, "neverRuns"));
    }

    static final class Misused {
        @Test
        void namesNoClaim() {
            ShownClaims.record(FIRST, "dengar#99");
        }

        @TestFactory
        @Claim(THIRD)
        Stream<DynamicNode> recordsBeforeItsTests() {
            ShownClaims.record(SECOND);
            return Stream.of(dynamicTest("a", () -> {}));
        }

        @Test
        void recordsOnAnotherThread() throws Throwable {
            try {
                CompletableFuture.runAsync(() -> ShownClaims.record(SECOND)).join();
            } catch (CompletionException e) {
                throw e.getCause();
            }
        }
    }

    @Test
    void recordingAnUnknownClaimFailsTheTest() {
        assertThat(run(Misused.class).testsFailing(FIRST))
                .containsExactly(name(Misused.class, "namesNoClaim"));
    }

    @Test
    void recordingOutsideATestIsRefused() {
        var evidence = run(Misused.class);

        assertThat(evidence.claims()).doesNotContain(SECOND);
        assertThat(evidence.testsFailing(THIRD))
                .containsExactly(name(Misused.class, "recordsBeforeItsTests"));
    }

    @Test
    void withoutAModuleNothingIsWritten() {
        execute(new ClaimListener(Optional.empty()), Plain.class);

        assertThat(project).isEmptyDirectory();
    }

    private ClaimEvidence run(Class<?>... classes) {
        var target = project.resolve("module").resolve("target");
        execute(new ClaimListener(Optional.of(target)), classes);
        return ClaimEvidence.ofModules(project).orElseThrow();
    }

    private static void execute(ClaimListener listener, Class<?>... classes) {
        var alone =
                LauncherConfig.builder()
                        .enableTestExecutionListenerAutoRegistration(false)
                        .addTestExecutionListeners(listener)
                        .build();
        var request = LauncherDiscoveryRequestBuilder.request();
        Arrays.stream(classes).forEach(type -> request.selectors(selectClass(type)));
        LauncherFactory.create(alone).execute(request.forExecution().build());
    }

    private static String name(Class<?> type, String method) {
        return type.getName() + "#" + method;
    }
}
