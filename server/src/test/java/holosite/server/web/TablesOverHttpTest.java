package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.kit.Scene;
import holosite.rules.notation.RecordNotation;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.TableAction;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The lobby, playing and replays, through a real server. */
class TablesOverHttpTest {
    private static RunningServer running;

    @BeforeAll
    static void open() {
        running = new RunningServer(Limits.all(100_000));
    }

    @AfterAll
    static void close() {
        running.close();
    }

    private static String table(String side, String deck, String opponent) {
        return """
        {"side": "%s", "deck": "%s", "opponent": %s, "clock": null, "delay": 0}
        """
                .formatted(side, deck, opponent);
    }

    private static final String BOT = "{\"kind\": \"bot\", \"level\": \"random\", \"deck\": \"\"}";
    private static final String OPEN = "{\"kind\": \"open\"}";
    private static final String PRIVATE = "{\"kind\": \"private\"}";

    private static String opened(Browser browser, String body) {
        Browser.Answer answer = browser.post("/api/tables", body);
        assertThat(answer.status()).as(answer.body()).isEqualTo(201);
        return answer.json().get("id").asString();
    }

    private static void eventually(BooleanSupplier isSo) {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!isSo.getAsBoolean()) {
            assertThat(System.nanoTime()).as("in time").isLessThan(end);
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static boolean holds(JsonNode list, String id) {
        return list.valueStream().anyMatch(table -> table.get("id").asString().equals(id));
    }

    @Test
    void aNewcomerPlaysABotAtOnce() {
        Browser browser = running.guest();
        assertThat(browser.get("/api/bots").json().get(0).get("level").asString())
                .isEqualTo("random");
        String id = opened(browser, table("any", "", BOT));
        JsonNode table = browser.get("/api/tables/" + id).json();
        assertThat(table.get("state").asString()).isEqualTo("playing");
        assertThat(table.get("yours").isNull()).isFalse();
        eventually(() -> holds(browser.get("/api/lobby").json().get("yours"), id));
        Browser other = running.guest();
        assertThat(other.post("/api/tables/" + id + "/join", "{\"deck\": \"\"}").error())
                .isEqualTo("seat_taken");
        assertThat(other.send("POST", "/api/tables/" + id + "/leave", "", other.ours()).error())
                .isEqualTo("game_goes_on");
    }

    @Test
    void aGameAgainstABotIsClosedByItsPlayer() {
        Browser browser = running.guest();
        String id = opened(browser, table("any", "", BOT));
        assertThat(
                        browser.send("POST", "/api/tables/" + id + "/leave", "", browser.ours())
                                .status())
                .isEqualTo(204);
        JsonNode table = browser.get("/api/tables/" + id).json();
        assertThat(table.get("outcome").get("reason").asString()).isEqualTo("canceled");
        eventually(() -> !holds(browser.get("/api/lobby").json().get("yours"), id));
    }

    @Test
    void aRequestSentAgainOpensOneTable() {
        Browser host = running.guest();
        var headers = new HashMap<>(host.ours());
        headers.put("Idempotency-Key", "0123456789abcdef");
        String body = table("dark", "", OPEN);
        String id = host.send("POST", "/api/tables", body, headers).json().get("id").asString();
        for (int i = 0; i < 3; i++) {
            Browser.Answer again = host.send("POST", "/api/tables", body, headers);
            assertThat(again.status()).isEqualTo(201);
            assertThat(again.json().get("id").asString()).isEqualTo(id);
        }
        eventually(() -> holds(host.get("/api/lobby").json().get("yours"), id));
        assertThat(host.get("/api/lobby").json().get("yours").size()).isEqualTo(1);

        // the key is his own, and another key is another table
        Browser other = running.guest();
        var same = new HashMap<>(other.ours());
        same.put("Idempotency-Key", "0123456789abcdef");
        assertThat(other.send("POST", "/api/tables", body, same).json().get("id").asString())
                .isNotEqualTo(id);
        headers.put("Idempotency-Key", "0123456789abcdeg");
        assertThat(host.send("POST", "/api/tables", body, headers).json().get("id").asString())
                .isNotEqualTo(id);
        headers.put("Idempotency-Key", "short");
        assertThat(host.send("POST", "/api/tables", body, headers).error()).isEqualTo("wrong_key");
    }

    @Test
    void twoMeetAtAnOpenTable() {
        Browser host = running.guest();
        Browser guest = running.guest();
        String id = opened(host, table("dark", "ready:death-squadron", OPEN));
        eventually(() -> holds(guest.get("/api/lobby").json().get("open"), id));
        assertThat(host.post("/api/tables/" + id + "/join", "{\"deck\": \"\"}").error())
                .isEqualTo("seated_already");
        assertThat(
                        guest.post(
                                        "/api/tables/" + id + "/join",
                                        "{\"deck\": \"ready:imperial-blockade\"}")
                                .error())
                .isEqualTo("wrong_side");
        Browser.Answer joined =
                guest.post("/api/tables/" + id + "/join", "{\"deck\": \"ready:old-heroes\"}");
        assertThat(joined.status()).as(joined.body()).isEqualTo(200);
        eventually(() -> holds(running.browser().get("/api/lobby").json().get("playing"), id));
        assertThat(guest.get("/api/tables/" + id).json().get("yours").asString())
                .isEqualTo("light");
    }

    @Test
    void whereAGameIsLaidOutTwoSitDownWithoutADeck() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine: Cantina", "Darth Vader", "Luke Skywalker")
                        .turn(Side.DARK, Phase.BATTLE);
        String address = running.server().layOut(scene.game());
        String id = address.substring(address.lastIndexOf('/') + 1);
        assertThat(address).startsWith(running.server().address() + "/table/");
        Browser first = running.guest();
        Browser second = running.guest();
        JsonNode before = first.get("/api/tables/" + id).json();
        assertThat(before.get("state").asString()).isEqualTo("open");
        assertThat(before.get("laidOut").asBoolean()).isTrue();
        for (Browser player : List.of(first, second)) {
            assertThat(player.post("/api/tables/" + id + "/join", "{\"deck\": \"\"}").status())
                    .isEqualTo(200);
        }
        JsonNode table = first.get("/api/tables/" + id).json();
        assertThat(table.get("state").asString()).isEqualTo("playing");
        assertThat(table.get("yours").asString()).isEqualTo("dark");
        assertThat(table.get("turn").asInt()).isEqualTo(3);
        assertThat(table.get("seats").get("dark").get("deck").asString()).isEmpty();
        // nobody who was not told of it finds it
        assertThat(holds(running.browser().get("/api/lobby").json().get("playing"), id)).isFalse();
        String other = opened(running.guest(), table("dark", "", OPEN));
        assertThat(first.get("/api/tables/" + other).json().get("laidOut").asBoolean()).isFalse();
    }

    @Test
    void aPrivateTableIsInNobodysList() {
        Browser host = running.guest();
        Browser.Answer opened = host.post("/api/tables", table("light", "", PRIVATE));
        String id = opened.json().get("id").asString();
        assertThat(opened.json().get("link").asString()).isEqualTo("/table/" + id);
        assertThat(id).hasSizeGreaterThanOrEqualTo(20);
        Browser friend = running.guest();
        eventually(() -> holds(host.get("/api/lobby").json().get("yours"), id));
        assertThat(holds(friend.get("/api/lobby").json().get("open"), id)).isFalse();
        assertThat(friend.post("/api/tables/" + id + "/join", "{\"deck\": \"\"}").status())
                .isEqualTo(200);
        assertThat(holds(running.browser().get("/api/lobby").json().get("playing"), id)).isFalse();
    }

    @Test
    void anOpenTableIsLeftByWhoOpenedIt() {
        Browser host = running.guest();
        Browser other = running.guest();
        String id = opened(host, table("dark", "", OPEN));
        assertThat(other.send("POST", "/api/tables/" + id + "/leave", "", other.ours()).error())
                .isEqualTo("not_a_player");
        assertThat(host.send("POST", "/api/tables/" + id + "/leave", "", host.ours()).status())
                .isEqualTo(204);
        assertThat(other.get("/api/tables/" + id).json().get("state").asString()).isEqualTo("over");
    }

    @Test
    void whatIsNoTableIsNotOpened() {
        Browser browser = running.guest();
        for (String[] bad :
                new String[][] {
                    {table("grey", "", BOT), "wrong_side_word"},
                    {table("dark", "ready:old-heroes", BOT), "wrong_side"},
                    {table("dark", "ready:none", BOT), "not_found"},
                    {table("dark", "77", BOT), "not_found"},
                    {table("dark", "", "{\"kind\": \"ghost\"}"), "wrong_opponent"},
                    {table("dark", "", BOT.replace("random", "genius")), "no_bot"},
                    {table("dark", "", OPEN).replace("null", "{\"minutes\": 9999}"), "wrong_clock"},
                    {
                        table("dark", "", OPEN).replace("\"delay\": 0", "\"delay\": -1"),
                        "wrong_clock"
                    }
                }) {
            assertThat(browser.post("/api/tables", bad[0]).error()).as(bad[0]).isEqualTo(bad[1]);
        }
        assertThat(browser.get("/api/lobby").json().get("yours").isEmpty()).isTrue();
    }

    @Test
    void aGameThatIsOverIsLookedThroughAndTakenUpAgain() throws Exception {
        Browser browser = running.guest();
        String id = opened(browser, table("dark", "", BOT));
        assertThat(browser.get("/api/games/" + id).error()).isEqualTo("not_over");
        assertThat(browser.get("/api/games/" + id + "/steps/0").error()).isEqualTo("not_over");
        assertThat(browser.get("/api/games/" + id + "/record").error()).isEqualTo("not_over");
        JsonNode me = browser.get("/api/me").json();
        running.server()
                .node()
                .tables()
                .act(
                        id,
                        new Viewer(me.get("id").asString(), me.get("name").asString()),
                        Language.EN,
                        new TableAction.Concede())
                .toCompletableFuture()
                .get();
        eventually(() -> holds(browser.get("/api/games").json().get("games"), id));
        assertThat(holds(browser.get("/api/games?result=lost").json().get("games"), id)).isTrue();
        assertThat(holds(browser.get("/api/games?result=won").json().get("games"), id)).isFalse();
        assertThat(holds(browser.get("/api/games?opponent=human").json().get("games"), id))
                .isFalse();
        assertThat(browser.get("/api/games?result=maybe").error()).isEqualTo("wrong_filter");
        assertThat(browser.get("/api/games?before=x").error()).isEqualTo("wrong_place");
        JsonNode game = browser.get("/api/games/" + id + "?lang=fr").json();
        int steps = game.get("steps").asInt();
        assertThat(game.get("table").get("outcome").get("winner").asString()).isEqualTo("light");
        JsonNode step = browser.get("/api/games/" + id + "/steps/0").json();
        assertThat(step.get("sections").get("light").get("cards").isNull()).isFalse();
        assertThat(browser.get("/api/games/" + id + "/steps/" + steps).error())
                .isEqualTo("wrong_number");
        Browser.Answer record = browser.get("/api/games/" + id + "/record");
        RecordNotation.read(record.body(), AllCards::all).replay();
        String from = "{\"step\": %d, \"side\": \"light\", \"level\": \"random\"}";
        assertThat(
                        browser.post("/api/games/" + id + "/continue", from.formatted(steps + 7))
                                .error())
                .isEqualTo("wrong_step");
        Browser.Answer goes =
                browser.post("/api/games/" + id + "/continue", from.formatted(steps - 1));
        assertThat(goes.status()).as(goes.body()).isEqualTo(201);
        JsonNode again = browser.get("/api/tables/" + goes.json().get("id").asString()).json();
        assertThat(again.get("state").asString()).isEqualTo("playing");
        assertThat(again.get("yours").asString()).isEqualTo("light");
    }
}
