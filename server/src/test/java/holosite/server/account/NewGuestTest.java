package holosite.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.prose.Language;
import holosite.server.node.Database;
import holosite.server.node.Settings;
import holosite.server.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class NewGuestTest {
    private static final Optional<String> REQUEST = Optional.of("guest-key-0123456789");

    @Test
    void aRequestThatCameWhileItsTwinWasAtWorkMakesTheSameGuestAndOneFromLongAgoAnother() {
        var settings =
                Settings.of(
                        Map.of(
                                "database-url",
                                "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1",
                                "database-user",
                                "sa"));
        var now = new AtomicReference<>(Instant.parse("2030-01-01T12:00:00Z"));
        InstantSource clock = now::get;
        try (var database = Database.open(settings)) {
            var accounts =
                    new Accounts(
                            new Store(database.source()),
                            new Passwords(8 * 1024, 1),
                            new PasswordAttempts(10, clock),
                            clock);
            UserAccount first = accounts.newGuest(Language.EN, REQUEST);
            assertThat(accounts.newGuest(Language.EN, REQUEST).id()).isEqualTo(first.id());

            now.updateAndGet(before -> before.plus(Duration.ofDays(1)));
            assertThat(accounts.newGuest(Language.EN, REQUEST).id()).isNotEqualTo(first.id());
        }
    }
}
