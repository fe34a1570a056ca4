package holosite.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.server.web.Browser;
import holosite.server.web.Limits;
import holosite.server.web.Rate;
import holosite.server.web.RequestRefused;
import holosite.server.web.RunningServer;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Many machines can guess passwords no faster than one, and nobody is locked out. */
class PasswordAttemptsTest {
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
    private final PasswordAttempts tries = new PasswordAttempts(10, now::get);

    private void later(Duration duration) {
        now.updateAndGet(before -> before.plus(duration));
    }

    private void assertClosed(String name, String address) {
        assertThatThrownBy(() -> tries.begin(name, address))
                .isInstanceOfSatisfying(
                        RequestRefused.class,
                        refused -> {
                            assertThat(refused.status()).isEqualTo(429);
                            assertThat(refused.error()).isEqualTo("too_many_passwords");
                        });
    }

    @Test
    void manyAddressesShareTheTriesOfAName() {
        for (int i = 0; i < 10; i++) {
            tries.begin("ann", "192.0.2." + i);
        }
        assertClosed("ann", "192.0.2.99");
        tries.begin("bob", "192.0.2.99");
    }

    @Test
    void aRightPasswordGivesItsTryBack() {
        for (int i = 0; i < 100; i++) {
            tries.begin("ann", "192.0.2.1");
            tries.good("ann", "192.0.2.1");
        }
        tries.begin("ann", "192.0.2.2");
    }

    @Test
    void whoWaitsHalfAMinuteHasATryAgain() {
        for (int i = 0; i < 10; i++) {
            tries.begin("ann", "192.0.2.1");
        }
        assertClosed("ann", "192.0.2.1");
        later(Duration.ofSeconds(29));
        assertClosed("ann", "192.0.2.1");
        later(Duration.ofSeconds(2));
        tries.begin("ann", "192.0.2.1");
        assertClosed("ann", "192.0.2.1");
        later(Duration.ofMinutes(5));
        for (int i = 0; i < 10; i++) {
            tries.begin("ann", "192.0.2.1");
        }
    }

    @Test
    void whoeverHasComeBeforeIsNotLockedOutByOthersWhoTry() {
        tries.begin("ann", "192.0.2.1");
        tries.good("ann", "192.0.2.1");
        for (int minute = 0; minute < 60; minute++) {
            for (int i = 0; i < 3; i++) {
                tryIgnoring("ann", "198.51.100." + i);
            }
            later(Duration.ofMinutes(1));
        }
        for (int i = 0; i < 20; i++) {
            tryIgnoring("ann", "198.51.100.1");
        }
        assertClosed("ann", "198.51.100.1");
        tries.begin("ann", "192.0.2.1");
        // but there is a limit there, too
        for (int i = 0; i < 9; i++) {
            tries.begin("ann", "192.0.2.1");
        }
        assertClosed("ann", "192.0.2.1");
    }

    private void tryIgnoring(String name, String address) {
        try {
            tries.begin(name, address);
        } catch (RequestRefused refused) {
            assertThat(refused.status()).isEqualTo(429);
        }
    }

    // ---- through a real server

    private static String login(String name, String password) {
        return "{\"name\": \"%s\", \"password\": \"%s\"}".formatted(name, password);
    }

    private static Browser.Answer from(
            Browser browser, String address, String name, String password) {
        var headers = new java.util.HashMap<>(browser.ours());
        headers.put("X-Forwarded-For", address);
        return browser.send("POST", "/api/login", login(name, password), headers);
    }

    @Test
    void overHttpTheTriesOfANameAreCountedWhereverTheyComeFrom() {
        Map<Rate, Integer> many =
                Arrays.stream(Rate.values())
                        .collect(Collectors.toMap(Function.identity(), rate -> 100_000));
        try (var running = new RunningServer(new Limits(many, many, 5))) {
            Browser ann = running.browser();
            ann.post("/api/register", login("Ann Other", "long enough"));
            assertThat(from(running.browser(), "192.0.2.1", "Ann Other", "long enough").status())
                    .isEqualTo(200);
            for (int i = 0; i < 5; i++) {
                assertThat(
                                from(
                                                running.browser(),
                                                "198.51.100." + i,
                                                "ann other",
                                                "guess " + i)
                                        .error())
                        .isEqualTo("wrong_login");
            }
            // even the right one is not checked any more
            Browser.Answer refused =
                    from(running.browser(), "203.0.113.9", "Ann Other", "long enough");
            assertThat(refused.status()).isEqualTo(429);
            assertThat(refused.error()).isEqualTo("too_many_passwords");
            assertThat(refused.message()).contains("Wait a minute");
            assertThat(refused.header("Retry-After")).isEqualTo("60");
            // a name that nobody has gets the same answer
            for (int i = 0; i < 5; i++) {
                assertThat(from(running.browser(), "198.51.100." + i, "Nobody", "guess").error())
                        .isEqualTo("wrong_login");
            }
            assertThat(from(running.browser(), "198.51.100.1", "Nobody", "guess").error())
                    .isEqualTo("too_many_passwords");
            // she stays signed in, can sign in where she did before, and elsewhere soon
            assertThat(ann.get("/api/me").json().isNull()).isFalse();
            assertThat(from(running.browser(), "192.0.2.1", "Ann Other", "long enough").status())
                    .isEqualTo(200);
            running.later(Duration.ofMinutes(1));
            assertThat(from(running.browser(), "203.0.113.9", "Ann Other", "long enough").status())
                    .isEqualTo(200);
        }
    }

    @Test
    void theOldPasswordIsNoBackDoor() {
        Map<Rate, Integer> many =
                Arrays.stream(Rate.values())
                        .collect(Collectors.toMap(Function.identity(), rate -> 100_000));
        try (var running = new RunningServer(new Limits(many, many, 3))) {
            Browser thief = running.browser();
            thief.post("/api/register", login("Ann Other", "long enough"));
            String guess = "{\"old\": \"guess\", \"password\": \"mine from now\"}";
            for (int i = 0; i < 3; i++) {
                assertThat(thief.post("/api/password", guess).error()).isEqualTo("wrong_password");
            }
            assertThat(thief.post("/api/password", guess).error()).isEqualTo("too_many_passwords");
        }
    }
}
