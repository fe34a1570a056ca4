package holosite.app.bite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.app.input.BadInput;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class TestRunnerTest {
    private static final ThreadLocal<Boolean> BROKEN = ThreadLocal.withInitial(() -> false);

    /** Fails only while it is asked to. */
    static class Sample {
        @Test
        void holds() {
            assertThat(BROKEN.get()).isFalse();
        }
    }

    private static Path ours() throws URISyntaxException {
        return Path.of(
                TestRunnerTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    @Test
    void aTestThatFailsWithTheCardsAsTheyAreIsNamed() throws URISyntaxException {
        String sample = ".*TestRunnerTest\\$Sample";
        assertThat(new TestRunner().record(Set.of(ours()), sample)).isEmpty();
        BROKEN.set(true);
        try {
            Set<Path> here = Set.of(ours());
            assertThatThrownBy(() -> new TestRunner().record(here, sample))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("mend them first")
                    .hasMessageContaining("Sample#holds");
        } finally {
            BROKEN.remove();
        }
    }
}
