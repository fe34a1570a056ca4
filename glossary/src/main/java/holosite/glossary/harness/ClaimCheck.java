package holosite.glossary.harness;

import holosite.glossary.Glossary;
import holosite.glossary.UnknownClaim;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.PostDiscoveryFilter;

/**
 * Stops a run before its first test when a test names a claim that does not exist. It is a filter
 * because the platform merely logs what a listener throws; a filter's error ends the run.
 */
public final class ClaimCheck implements PostDiscoveryFilter {
    @Override
    public FilterResult apply(TestDescriptor test) {
        try {
            NamedClaims.on(test.getSource()).forEach(Glossary.get()::requireClaim);
        } catch (UnknownClaim e) {
            var place = test.getSource().flatMap(NamedClaims::place).orElse(test.getDisplayName());
            throw new UnknownClaim(place + ": " + e.getMessage());
        }
        return FilterResult.included("its claims exist");
    }
}
