package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Requests that create something, sent again because their answer was lost: they create once. */
class SentAgainTest {
    private static final String TABLE =
            "{\"side\": \"dark\", \"deck\": \"\", \"opponent\": {\"kind\": \"%s\"}}";

    private static RunningServer running;

    @BeforeAll
    static void open() {
        running = new RunningServer(Limits.all(100_000));
    }

    @AfterAll
    static void close() {
        running.close();
    }

    private static Browser.Answer send(Browser by, String path, String body, String key) {
        var headers = new HashMap<>(by.ours());
        headers.put("Idempotency-Key", key);
        return by.send("POST", path, body, headers);
    }

    private static String id(Browser.Answer answer) {
        assertThat(answer.status()).as(answer.body()).isLessThan(300);
        return answer.json().get("id").asString();
    }

    /** Sends it three times, and with another key: the same thing three times, and another one. */
    private static void createsOnce(Browser by, String path, String body) {
        String first = id(send(by, path, body, "first-key-0123456789"));
        for (int i = 0; i < 2; i++) {
            Browser.Answer again = send(by, path, body, "first-key-0123456789");
            assertThat(again.status()).isEqualTo(201);
            assertThat(id(again)).isEqualTo(first);
        }
        assertThat(id(send(by, path, body, "other-key-0123456789"))).isNotEqualTo(first);
        assertThat(send(by, path, body, "short").error()).isEqualTo("wrong_key");
    }

    @Test
    void everyRequestThatCreatesTakesAKey() {
        JsonNode paths = running.browser().get("/api/openapi.json").json().get("paths");
        var without = new ArrayList<String>();
        var creating = new ArrayList<String>();
        paths.properties()
                .forEach(
                        path -> {
                            JsonNode post = path.getValue().path("post");
                            if (post.path("responses").has("201")) {
                                creating.add(path.getKey());
                                if (!post.path("parameters")
                                        .toString()
                                        .contains("/Idempotency-Key")) {
                                    without.add(path.getKey());
                                }
                            }
                        });
        assertThat(creating)
                .containsExactlyInAnyOrder(
                        "/api/guest",
                        "/api/register",
                        "/api/decks",
                        "/api/tables",
                        "/api/games/{id}/continue",
                        "/api/positions/play",
                        "/api/tables/{id}/report",
                        "/api/lessons/{id}",
                        "/api/puzzles/{id}");
        // a player has one table for each lesson or puzzle, and whoever asks again goes on there
        assertThat(without).containsExactly("/api/lessons/{id}", "/api/puzzles/{id}");
    }

    @Test
    void aDeckIsStoredOnce() {
        Browser ann = running.guest();
        createsOnce(ann, "/api/decks", RouteCases.DECK);
        assertThat(decks(ann)).isEqualTo(2);

        // the key is her own
        Browser bob = running.guest();
        id(send(bob, "/api/decks", RouteCases.DECK, "first-key-0123456789"));
        assertThat(decks(bob)).isEqualTo(1);
    }

    private static long decks(Browser of) {
        long own = 0;
        for (JsonNode deck : of.get("/api/decks").json()) {
            own += deck.get("id").asString().startsWith("ready:") ? 0 : 1;
        }
        return own;
    }

    @Test
    void aDeckIsStoredOnceAlsoIfTheRequestsComeAtTheSameTime() {
        Browser ann = running.guest();
        assertThat(
                        atOnce(
                                () ->
                                        id(
                                                send(
                                                        ann.twin(),
                                                        "/api/decks",
                                                        RouteCases.DECK,
                                                        "same-key-0123456789"))))
                .hasSize(1);
        assertThat(decks(ann)).isEqualTo(1);
    }

    private static Set<String> atOnce(Supplier<String> request) {
        try (var threads = Executors.newFixedThreadPool(6)) {
            List<CompletableFuture<String>> all = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                all.add(CompletableFuture.supplyAsync(request, threads));
            }
            var ids = new HashSet<String>();
            all.forEach(one -> ids.add(one.join()));
            return ids;
        }
    }

    @Test
    void aTableIsOpenedOnceAndAProblemReportedOnce() {
        Browser ann = running.guest();
        createsOnce(ann, "/api/tables", TABLE.formatted("bot"));
        String table = id(send(ann, "/api/tables", TABLE.formatted("bot"), "table-key-0123456789"));
        createsOnce(ann, "/api/tables/" + table + "/report", "{\"words\": \"It is stuck.\"}");
        JsonNode reports = running.admin().get("/api/admin/reports").json();
        assertThat(reports.size()).isEqualTo(2);
        assertThat(
                        atOnce(
                                () ->
                                        id(
                                                send(
                                                        ann.twin(),
                                                        "/api/tables/" + table + "/report",
                                                        "{\"words\": \"Again.\"}",
                                                        "same-key-0123456789"))))
                .hasSize(1);
    }

    @Test
    void aGameIsContinuedOnce() {
        Browser ann = running.guest();
        String table = id(ann.post("/api/tables", TABLE.formatted("bot")));
        assertThat(ann.send("POST", "/api/tables/" + table + "/leave", "", ann.ours()).status())
                .isEqualTo(204);
        createsOnce(
                ann,
                "/api/games/" + table + "/continue",
                "{\"step\": 0, \"side\": \"dark\", \"level\": \"random\"}");
    }

    @Test
    void whoJoinsAgainSitsWhereHeSits() {
        Browser ann = running.guest();
        Browser bob = running.guest();
        String table = id(ann.post("/api/tables", TABLE.formatted("open")));
        String join = "/api/tables/" + table + "/join";
        for (int i = 0; i < 3; i++) {
            assertThat(id(bob.post(join, "{\"deck\": \"\"}"))).isEqualTo(table);
        }
        assertThat(running.guest().post(join, "{\"deck\": \"\"}").error()).isEqualTo("seat_taken");
    }

    @Test
    void aGuestWhoseAnswerWasLostIsTheSameGuest() {
        String key = "guest-key-0123456789";
        String first = id(send(running.browser(), "/api/guest", "{}", key));
        // a browser without the cookie, since the answer that carried it was lost
        Browser again = running.browser();
        assertThat(id(send(again, "/api/guest", "{}", key))).isEqualTo(first);
        assertThat(again.get("/api/me").json().get("id").asString()).isEqualTo(first);
        assertThat(id(send(running.browser(), "/api/guest", "{}", "other-" + key)))
                .isNotEqualTo(first);
        assertThat(atOnce(() -> id(send(running.browser(), "/api/guest", "{}", "same-" + key))))
                .hasSize(1);
    }

    @Test
    void theKeyOfAGuestIsNoKeyToHisAccount() {
        try (var later = new RunningServer(Limits.all(100_000))) {
            String key = "guest-key-0123456789";
            Browser guest = later.browser();
            String first = id(send(guest, "/api/guest", "{}", key));
            later.later(Duration.ofMinutes(11));
            Browser late = later.browser();
            assertThat(id(send(late, "/api/guest", "{}", key))).isNotEqualTo(first);

            // nor once he has an account
            String soon = "other-key-0123456789";
            Browser other = later.browser();
            id(send(other, "/api/guest", "{}", soon));
            other.post(
                    "/api/register",
                    "{\"name\": \"Settled Down\", \"password\": \"long enough 7\"}");
            Browser thief = later.browser();
            assertThat(send(thief, "/api/guest", "{}", soon).json().get("name").asString(""))
                    .isNotEqualTo("Settled Down");
        }
    }

    @Test
    void anAccountIsRegisteredOnce() {
        String key = "account-key-0123456789";
        String body = "{\"name\": \"Lost Answer\", \"password\": \"long enough 8\"}";
        String first = id(send(running.browser(), "/api/register", body, key));
        Browser again = running.browser();
        assertThat(id(send(again, "/api/register", body, key))).isEqualTo(first);
        assertThat(again.get("/api/me").json().get("name").asString()).isEqualTo("Lost Answer");

        // neither another key nor another password will do
        Map<String, String> wrong =
                Map.of("other-" + key, body, key, body.replace("enough 8", "enough 9"));
        wrong.forEach(
                (other, sent) -> {
                    Browser thief = running.browser();
                    assertThat(send(thief, "/api/register", sent, other).error())
                            .isEqualTo("name_taken");
                    assertThat(thief.get("/api/me").json().isNull()).isTrue();
                });
    }

    @Test
    void aGuestWhoRegistersIsRegisteredOnce() {
        String key = "settle-key-0123456789";
        String body = "{\"name\": \"Lost Guest\", \"password\": \"long enough 8\"}";
        Browser guest = running.guest();
        Browser asBefore = guest.twin();
        String id = guest.get("/api/me").json().get("id").asString();
        assertThat(id(send(guest, "/api/register", body, key))).isEqualTo(id);
        // his session as a guest has ended with the first request
        assertThat(id(send(asBefore, "/api/register", body, key))).isEqualTo(id);
        assertThat(asBefore.get("/api/me").json().get("guest").asBoolean()).isFalse();
    }
}
