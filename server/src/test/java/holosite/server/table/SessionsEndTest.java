package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.store.TestPostgres;
import holosite.server.web.Browser;
import holosite.server.web.CapturedLog;
import holosite.server.web.Limits;
import holosite.server.web.RunningServer;
import holosite.server.web.StoredState;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** When a session ends, its sockets are closed, on whichever process they are. */
class SessionsEndTest {
    private static final String WANTED =
            "{\"side\": \"dark\", \"deck\": \"\", \"opponent\": {\"kind\": \"bot\", \"level\":"
                    + " \"random\"}}";
    private static final Duration SOON = Duration.ofSeconds(5);
    private static RunningServer running;

    @BeforeAll
    static void open() {
        running = new RunningServer(Limits.all(100_000));
    }

    @AfterAll
    static void close() {
        running.close();
    }

    private static String login(String name) {
        return "{\"name\": \"%s\", \"password\": \"long enough\"}".formatted(name);
    }

    private static Browser signedIn(RunningServer at, String name) {
        Browser browser = at.browser();
        assertThat(browser.post("/api/login", login(name)).status()).isEqualTo(200);
        return browser;
    }

    private static String table(Browser browser) {
        return browser.post("/api/tables", WANTED).json().get("id").asString();
    }

    private static void assertSignedOut(TestClient client) {
        client.await("the end", () -> client.closedWith() == 4401);
        assertThat(client.received())
                .anyMatch(
                        text ->
                                text.contains("\"type\":\"refused\"")
                                        && text.contains("\"error\":\"no_session\"")
                                        && text.contains("Sign in"));
    }

    private static void assertGoesOn(TestClient client) {
        client.awaitQuestion();
        assertThat(client.outcome(client.leastAnswer())).isEqualTo("done");
        assertThat(client.closedWith()).isZero();
    }

    @Test
    void whoLogsOutIsGoneFromTheTableAndOthersStay() {
        running.browser().post("/api/register", login("Leaves"));
        Browser here = signedIn(running, "Leaves");
        Browser there = signedIn(running, "Leaves");
        String table = table(here);
        try (TestClient first = TestClient.connect(here, table, "en");
                TestClient second = TestClient.connect(here, table, "en");
                TestClient elsewhere = TestClient.connect(there, table, "en");
                TestClient stranger = TestClient.connect(running.guest(), table, "en");
                var noted = new CapturedLog()) {
            here.post("/api/logout", "");
            assertSignedOut(first);
            assertSignedOut(second);
            assertThat(noted.lines().stream().filter(line -> line.contains("no_session")))
                    .hasSize(2);
            assertGoesOn(elsewhere);
            assertThat(stranger.closedWith()).isZero();
        }
    }

    @Test
    void whatComesAfterwardsIsNotHeard() {
        Browser browser = running.guest();
        String table = table(browser);
        try (TestClient client = TestClient.connect(browser, table, "en")) {
            client.awaitQuestion();
            String answer = client.leastAnswer();
            browser.post("/api/logout", "");
            assertSignedOut(client);
            var database = running.server().node().database();
            var before = StoredState.settled(database);
            try {
                client.sendNow("{\"id\":\"late\"," + answer + "}");
            } catch (java.util.concurrent.CompletionException e) {
                assertThat(e).hasCauseInstanceOf(java.io.IOException.class);
            }
            assertThat(StoredState.settled(database)).isEqualTo(before);
        }
    }

    @Test
    void loggingOutEverywhereClosesAll() {
        running.browser().post("/api/register", login("All Over"));
        Browser here = signedIn(running, "All Over");
        Browser there = signedIn(running, "All Over");
        String table = table(here);
        try (TestClient first = TestClient.connect(here, table, "en");
                TestClient second = TestClient.connect(there, table, "en")) {
            here.post("/api/logout-everywhere", "");
            assertSignedOut(first);
            assertSignedOut(second);
        }
    }

    @Test
    void aNewPasswordClosesTheSocketsOfTheOthers() {
        running.browser().post("/api/register", login("Careful"));
        Browser here = signedIn(running, "Careful");
        Browser there = signedIn(running, "Careful");
        String table = table(here);
        try (TestClient own = TestClient.connect(here, table, "en");
                TestClient others = TestClient.connect(there, table, "en")) {
            here.post(
                    "/api/password",
                    "{\"old\": \"long enough\", \"password\": \"longer than before\"}");
            assertSignedOut(others);
            assertGoesOn(own);
        }
    }

    @Test
    void whoComesInUnderAnotherNameLeavesAsTheOneHeWas() {
        running.browser().post("/api/register", login("Another"));
        Browser browser = running.guest();
        String table = table(browser);
        try (TestClient asGuest = TestClient.connect(browser, table, "en")) {
            assertThat(browser.post("/api/login", login("Another")).status()).isEqualTo(200);
            assertSignedOut(asGuest);
        }
    }

    @Test
    void aSessionWhoseTimeIsOverClosesItsSockets() {
        try (var other = new RunningServer(Limits.all(100_000))) {
            Browser browser = other.guest();
            try (TestClient client = TestClient.connect(browser, table(browser), "en")) {
                assertGoesOn(client);
                other.later(Duration.ofDays(31));
                assertSignedOut(client);
            }
        }
    }

    @Test
    void itIsTheSameAtEveryProcess() throws Exception {
        try (TestPostgres postgres = TestPostgres.database()) {
            String url = postgres.url();
            try (var first = new RunningServer(Limits.all(1000), "", url, "postgres");
                    var second = new RunningServer(Limits.all(1000), "", url, "postgres")) {
                awaitBoth(first, second);
                first.browser().post("/api/register", login("Two Places"));
                // at first the processes may not know each other yet, and each finds out by itself
                Duration taken = Duration.ofDays(1);
                for (int i = 0; i < 3 && taken.compareTo(SOON) >= 0; i++) {
                    taken = signOutOfBoth(first, second);
                }
                assertThat(taken).as("it is told, not only found out").isLessThan(SOON);
            }
        }
    }

    private static Duration signOutOfBoth(RunningServer first, RunningServer second) {
        Browser here = signedIn(first, "Two Places");
        Browser there = signedIn(second, "Two Places");
        String table = table(here);
        try (TestClient one = TestClient.connect(here, table, "en");
                TestClient two = TestClient.connect(there, table, "en");
                TestClient watcher = TestClient.connect(second.guest(), table, "en")) {
            assertGoesOn(two);
            long begun = System.nanoTime();
            here.post("/api/logout-everywhere", "");
            assertSignedOut(one);
            assertSignedOut(two);
            assertThat(watcher.closedWith()).isZero();
            return Duration.ofNanos(System.nanoTime() - begun);
        }
    }

    private static void awaitBoth(RunningServer first, RunningServer second)
            throws InterruptedException {
        for (int i = 0;
                first.server().node().members() + second.server().node().members() < 4;
                i++) {
            assertThat(i).as("until they have found each other").isLessThan(600);
            Thread.sleep(100);
        }
    }
}
