package holosite.server.account;

import holosite.language.prose.Language;
import java.util.Optional;

/**
 * A person who plays on this server.
 *
 * @param password the hash; a guest has none
 */
record UserAccount(String id, String name, Optional<String> password, Language language) {
    boolean guest() {
        return password.isEmpty();
    }
}
