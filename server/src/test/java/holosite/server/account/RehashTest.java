package holosite.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.prose.Language;
import holosite.server.node.Database;
import holosite.server.node.Settings;
import holosite.server.store.Store;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class RehashTest {
    @Test
    void whoLogsInWithAHashOfAnotherCostGetsANewOne() {
        var settings =
                Settings.of(
                        Map.of(
                                "database-url",
                                "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1",
                                "database-user",
                                "sa"));
        try (var database = Database.open(settings)) {
            var store = new Store(database.source());
            var tries = new PasswordAttempts(10, InstantSource.system());
            var before =
                    new Accounts(store, new Passwords(8 * 1024, 1), tries, InstantSource.system());
            UserAccount account =
                    before.register("Old Timer", "long enough", Language.EN, Optional.empty());
            String old = account.password().orElseThrow();

            var now = new Accounts(store, new Passwords(), tries, InstantSource.system());
            now.logIn("old timer", "long enough", "192.0.2.1");

            String made = now.get(account.id()).password().orElseThrow();
            assertThat(made).isNotEqualTo(old);
            assertThat(new Passwords().isOutdated(made)).isFalse();
            now.logIn("Old Timer", "long enough", "192.0.2.1");
            assertThat(now.get(account.id()).password()).contains(made);
        }
    }
}
