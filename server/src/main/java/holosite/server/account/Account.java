package holosite.server.account;

import holosite.language.prose.Language;
import java.util.Optional;

/**
 * Somebody who plays here.
 *
 * @param password the hash, which a guest has none of
 */
record Account(String id, String name, Optional<String> password, Language language) {
    boolean guest() {
        return password.isEmpty();
    }
}
