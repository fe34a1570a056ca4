package holosite.app.bite;

import java.util.Optional;

/**
 * What became of a mutation.
 *
 * @param noticedBy the test that failed, if one did
 * @param tests how many tests use the card at all
 */
public record MutationOutcome(Mutation mutation, Optional<String> noticedBy, int tests) {
    public boolean noticed() {
        return noticedBy.isPresent();
    }
}
