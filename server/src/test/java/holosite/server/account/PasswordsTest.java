package holosite.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class PasswordsTest {
    private final Passwords passwords = new Passwords();

    @Test
    void onlyTheRightPasswordFits() {
        String hash = passwords.hash("correct horse");
        assertThat(hash).startsWith("$argon2id$");
        assertThat(passwords.check("correct horse", Optional.of(hash))).isTrue();
        assertThat(passwords.check("Correct horse", Optional.of(hash))).isFalse();
        assertThat(passwords.check("correct horse", Optional.empty())).isFalse();
        assertThat(passwords.hash("correct horse")).isNotEqualTo(hash);
    }

    @Test
    void aHashOfAnotherCostStillFitsButIsMadeAnew() {
        String old = new Passwords(8 * 1024, 1).hash("correct horse");
        assertThat(passwords.check("correct horse", Optional.of(old))).isTrue();
        assertThat(passwords.isOutdated(old)).isTrue();
        assertThat(passwords.isOutdated(passwords.hash("correct horse"))).isFalse();
    }
}
