package holosite.glossary.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import holosite.glossary.Claim;
import holosite.glossary.UnknownClaim;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

final class ClaimCheckTest {
    private static final String NO_CLAIM = "dengar#99";
    private static final String CLAIM = "dengar#1";

    static final class Mistaken {
        @Test
        @Claim({CLAIM, NO_CLAIM})
        void test() {}
    }

    @Claim(NO_CLAIM)
    static final class MistakenAsAWhole {
        @Test
        void test() {}
    }

    @Claim(CLAIM)
    static final class Right {
        @Test
        void test() {}
    }

    @Test
    void anUnknownClaimStopsTheRun() {
        assertThatThrownBy(() -> discover(Mistaken.class))
                .isInstanceOf(UnknownClaim.class)
                .hasMessageContaining(NO_CLAIM)
                .hasMessageContaining(Mistaken.class.getName() + "#test");
    }

    @Test
    void anUnknownClaimOnAClassStopsTheRun() {
        assertThatThrownBy(() -> discover(MistakenAsAWhole.class))
                .hasMessageContaining(MistakenAsAWhole.class.getName());
    }

    @Test
    void testsWhoseClaimsExistAreKept() {
        assertThat(discover(Right.class)).isEqualTo(1);
    }

    @Test
    void theTestPlatformFindsCheckAndListener() {
        assertThat(ServiceLoader.load(PostDiscoveryFilter.class))
                .hasAtLeastOneElementOfType(ClaimCheck.class);
        assertThat(ServiceLoader.load(TestExecutionListener.class))
                .hasAtLeastOneElementOfType(ClaimListener.class);
    }

    /** How many tests the platform finds, with the check registered as in every module. */
    private static long discover(Class<?> type) {
        var request = LauncherDiscoveryRequestBuilder.request().selectors(selectClass(type));
        return LauncherFactory.create()
                .discover(request.build())
                .countTestIdentifiers(test -> test.isTest());
    }
}
