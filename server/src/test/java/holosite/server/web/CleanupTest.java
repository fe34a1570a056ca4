package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.prose.Language;
import holosite.server.node.BadSetting;
import holosite.server.node.Settings;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.TableAction;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The clean-up deletes what nobody can reach any more, and nothing else. */
class CleanupTest {
    private static final String DRAFT =
            """
            {"name": "Troopers", "side": "dark", "list": [{"id": "1_194", "count": 60}]}
            """;

    private RunningServer running;

    @BeforeEach
    void open() {
        running = new RunningServer(Limits.all(100_000));
    }

    @AfterEach
    void close() {
        running.close();
    }

    private List<String> kept(String what) {
        return StoredState.settled(running.server().node().database()).stream()
                .filter(line -> line.contains(what))
                .toList();
    }

    private static String id(Browser browser) {
        return browser.get("/api/me").json().get("id").asString();
    }

    private static String opened(Browser browser, String opponent) {
        String wanted =
                "{\"side\": \"dark\", \"deck\": \"\", \"opponent\": {\"kind\": \"%s\"}}"
                        .formatted(opponent);
        return browser.post("/api/tables", wanted).json().get("id").asString();
    }

    @Test
    void aGuestWhoDoesNotComeForThirtyDaysIsForgottenWithHisDecks() {
        Browser away = running.guest();
        Browser regular = running.guest();
        String gone = id(away);
        String stays = id(regular);
        away.post("/api/decks", DRAFT);
        regular.post("/api/decks", DRAFT);
        running.later(Duration.ofDays(29));
        running.server().sweep();
        assertThat(kept(gone)).hasSize(3);
        assertThat(regular.get("/api/me").json().isNull()).isFalse();
        running.later(Duration.ofDays(2));
        running.server().sweep();
        assertThat(kept(gone)).isEmpty();
        assertThat(kept(stays)).hasSize(3);
        assertThat(regular.get("/api/decks").json().get(0).get("name").asString())
                .isEqualTo("Troopers");
        assertThat(away.get("/api/me").json().isNull()).isTrue();
    }

    @Test
    void anAccountIsKeptHoweverLongNobodyComes() {
        Browser browser = running.browser();
        String login = "{\"name\": \"Comes Back\", \"password\": \"long enough\"}";
        browser.post("/api/register", login);
        String id = id(browser);
        browser.post("/api/decks", DRAFT);
        running.later(Duration.ofDays(1000));
        running.server().sweep();
        assertThat(kept(id)).as("the account and its deck, but no session").hasSize(2);
        assertThat(browser.post("/api/login", login).status()).isEqualTo(200);
        assertThat(browser.get("/api/decks").json().get(0).get("name").asString())
                .isEqualTo("Troopers");
    }

    @Test
    void aGuestWhoSignedOutCannotComeBackAndIsForgotten() {
        Browser browser = running.guest();
        String id = id(browser);
        browser.post("/api/logout", "");
        running.server().sweep();
        assertThat(kept(id)).as("who has just come may be on his way in").hasSize(1);
        running.later(Duration.ofHours(2));
        running.server().sweep();
        assertThat(kept(id)).isEmpty();
    }

    @Test
    void finishedGamesKeepTheNamesTheyWerePlayedUnder() throws Exception {
        Browser guest = running.guest();
        Browser other = running.browser();
        other.post("/api/register", "{\"name\": \"Winner\", \"password\": \"long enough\"}");
        JsonNode me = guest.get("/api/me").json();
        String name = me.get("name").asString();
        String table = opened(guest, "open");
        other.post("/api/tables/" + table + "/join", "{\"deck\": \"\"}");
        running.server()
                .node()
                .tables()
                .act(
                        table,
                        new Viewer(me.get("id").asString(), name),
                        Language.EN,
                        new TableAction.Concede())
                .toCompletableFuture()
                .get();
        running.later(Duration.ofDays(31));
        running.server().sweep();
        assertThat(kept("| " + name + " |")).isEmpty();
        other.post("/api/login", "{\"name\": \"Winner\", \"password\": \"long enough\"}");
        JsonNode games = other.get("/api/games").json().get("games");
        assertThat(games.get(0).get("seats").get("dark").get("name").asString()).isEqualTo(name);
        JsonNode game = other.get("/api/games/" + table).json();
        assertThat(game.get("table").get("seats").get("dark").get("name").asString())
                .isEqualTo(name);
        assertThat(other.get("/api/games/" + table + "/steps/0").status()).isEqualTo(200);
    }

    @Test
    void theTablesHeLeftAreClosedOrGivenUp() {
        Browser guest = running.guest();
        String waiting = opened(guest, "open");
        String playing = opened(guest, "bot");
        Browser stays = running.browser();
        stays.post("/api/register", "{\"name\": \"Stays\", \"password\": \"long enough\"}");
        String others = opened(stays, "open");
        kept("");
        running.later(Duration.ofDays(31));
        running.server().sweep();
        kept("");
        JsonNode closed = stays.get("/api/tables/" + waiting).json();
        assertThat(closed.get("state").asString()).isEqualTo("over");
        assertThat(closed.get("outcome").get("reason").asString()).isEqualTo("canceled");
        JsonNode given = stays.get("/api/tables/" + playing).json();
        assertThat(given.get("outcome").get("reason").asString()).isEqualTo("conceded");
        assertThat(given.get("outcome").get("winner").asString()).isEqualTo("light");
        assertThat(stays.get("/api/tables/" + others).json().get("state").asString())
                .isEqualTo("open");
        // a second run finds nothing more to do
        List<String> before = StoredState.settled(running.server().node().database());
        running.server().sweep();
        assertThat(StoredState.settled(running.server().node().database())).isEqualTo(before);
    }

    @Test
    void howLongGuestsAreKeptCanBeSet() {
        assertThat(Settings.standard().guestsKept()).isEqualTo(Duration.ofDays(30));
        Assertions.assertThatThrownBy(() -> Settings.of(Map.of("guest-days", "31")))
                .isInstanceOf(BadSetting.class);
        try (var strict = new RunningServer(Limits.all(1000), Map.of("guest-days", "2"))) {
            Browser away = strict.guest();
            strict.later(Duration.ofDays(1));
            strict.server().sweep();
            assertThat(away.get("/api/me").json().isNull()).isFalse();
            strict.later(Duration.ofDays(3));
            strict.server().sweep();
            assertThat(away.get("/api/me").json().isNull()).isTrue();
        }
    }

    @Test
    void sessionsThatHaveEndedAreClearedAway() {
        Browser browser = running.browser();
        browser.post("/api/register", "{\"name\": \"Only One\", \"password\": \"long enough\"}");
        String id = id(browser);
        assertThat(kept(id)).hasSize(2);
        running.later(Duration.ofDays(31));
        assertThat(kept(id)).hasSize(2);
        running.server().sweep();
        assertThat(kept(id)).hasSize(1);
    }
}
