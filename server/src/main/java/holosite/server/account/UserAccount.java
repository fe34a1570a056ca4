package holosite.server.account;

import holosite.language.prose.Language;
import java.util.Optional;

/**
 * A person who plays on this server.
 *
 * @param password the hash; a guest has none
 * @param muted whether what he says is not to be heard
 * @param banned whether he may not sign in
 * @param created when, in milliseconds since 1970
 */
record UserAccount(
        String id,
        String name,
        Optional<String> password,
        Language language,
        boolean muted,
        boolean banned,
        long created) {
    boolean guest() {
        return password.isEmpty();
    }
}
