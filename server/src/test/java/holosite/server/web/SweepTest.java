package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.prose.Language;
import holosite.server.node.BadSetting;
import holosite.server.node.Settings;
import holosite.server.table.Deed;
import holosite.server.table.Viewer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What nobody can reach any more is cleared away, and nothing else. */
class SweepTest {
    private static final String DRAFT =
            """
            {"name": "Troopers", "side": "dark", "list": [{"id": "1_194", "count": 60}]}
            """;

    private RunningServer house;

    @BeforeEach
    void open() {
        house = new RunningServer(Limits.all(100_000));
    }

    @AfterEach
    void close() {
        house.close();
    }

    private List<String> kept(String what) {
        return HouseState.settled(house.server().node().database()).stream()
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
        Browser away = house.guest();
        Browser regular = house.guest();
        String gone = id(away);
        String stays = id(regular);
        away.post("/api/decks", DRAFT);
        regular.post("/api/decks", DRAFT);
        house.later(Duration.ofDays(29));
        house.server().sweep();
        assertThat(kept(gone)).hasSize(3);
        assertThat(regular.get("/api/me").json().isNull()).isFalse();
        house.later(Duration.ofDays(2));
        house.server().sweep();
        assertThat(kept(gone)).isEmpty();
        assertThat(kept(stays)).hasSize(3);
        assertThat(regular.get("/api/decks").json().get(0).get("name").asString())
                .isEqualTo("Troopers");
        assertThat(away.get("/api/me").json().isNull()).isTrue();
    }

    @Test
    void anAccountIsKeptHoweverLongNobodyComes() {
        Browser browser = house.browser();
        String login = "{\"name\": \"Comes Back\", \"password\": \"long enough\"}";
        browser.post("/api/register", login);
        String id = id(browser);
        browser.post("/api/decks", DRAFT);
        house.later(Duration.ofDays(1000));
        house.server().sweep();
        assertThat(kept(id)).as("the account and its deck, but no session").hasSize(2);
        assertThat(browser.post("/api/login", login).status()).isEqualTo(200);
        assertThat(browser.get("/api/decks").json().get(0).get("name").asString())
                .isEqualTo("Troopers");
    }

    @Test
    void aGuestWhoSignedOutCannotComeBackAndIsForgotten() {
        Browser browser = house.guest();
        String id = id(browser);
        browser.post("/api/logout", "");
        house.server().sweep();
        assertThat(kept(id)).as("who has just come may be on his way in").hasSize(1);
        house.later(Duration.ofHours(2));
        house.server().sweep();
        assertThat(kept(id)).isEmpty();
    }

    @Test
    void finishedGamesKeepTheNamesTheyWerePlayedUnder() throws Exception {
        Browser guest = house.guest();
        Browser other = house.browser();
        other.post("/api/register", "{\"name\": \"Winner\", \"password\": \"long enough\"}");
        JsonNode me = guest.get("/api/me").json();
        String name = me.get("name").asString();
        String table = opened(guest, "open");
        other.post("/api/tables/" + table + "/join", "{\"deck\": \"\"}");
        house.server()
                .node()
                .tables()
                .act(
                        table,
                        new Viewer(me.get("id").asString(), name),
                        Language.EN,
                        new Deed.Concede())
                .toCompletableFuture()
                .get();
        house.later(Duration.ofDays(31));
        house.server().sweep();
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
        Browser guest = house.guest();
        String waiting = opened(guest, "open");
        String playing = opened(guest, "bot");
        Browser stays = house.browser();
        stays.post("/api/register", "{\"name\": \"Stays\", \"password\": \"long enough\"}");
        String others = opened(stays, "open");
        kept("");
        house.later(Duration.ofDays(31));
        house.server().sweep();
        kept("");
        JsonNode closed = stays.get("/api/tables/" + waiting).json();
        assertThat(closed.get("state").asString()).isEqualTo("over");
        assertThat(closed.get("outcome").get("reason").asString()).isEqualTo("canceled");
        JsonNode given = stays.get("/api/tables/" + playing).json();
        assertThat(given.get("outcome").get("reason").asString()).isEqualTo("conceded");
        assertThat(given.get("outcome").get("winner").asString()).isEqualTo("light");
        assertThat(stays.get("/api/tables/" + others).json().get("state").asString())
                .isEqualTo("open");
        // and a second time finds nothing more to do
        List<String> before = HouseState.settled(house.server().node().database());
        house.server().sweep();
        assertThat(HouseState.settled(house.server().node().database())).isEqualTo(before);
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
        Browser browser = house.browser();
        browser.post("/api/register", "{\"name\": \"Only One\", \"password\": \"long enough\"}");
        String id = id(browser);
        assertThat(kept(id)).hasSize(2);
        house.later(Duration.ofDays(31));
        assertThat(kept(id)).hasSize(2);
        house.server().sweep();
        assertThat(kept(id)).hasSize(1);
    }
}
