package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.prose.Language;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.TableAction;
import holosite.server.web.RouteCase.Again;
import holosite.server.web.RouteCase.Wrong;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * Every route of a server on which Ann and Bob have accounts and decks, and Ann a table of each
 * kind, with what can be wrong at that route alone.
 */
final class RouteCases {
    static final String PASSWORD = "long enough";
    static final Again NOTHING = new Again.Nothing();
    static final Again ONCE_MORE = new Again.OnceMore();
    static final String DECK =
            """
            {"name": "Troopers", "side": "dark", "start": "", "style": "",
             "list": [{"id": "1_194", "count": 60}], "under": []}
            """;
    private static final String TABLE =
            """
            {"side": "dark", "deck": "", "opponent": {"kind": "bot", "level": "random", "deck": ""},
             "clock": {"minutes": 30, "decision": 60}, "delay": 0, "format": "open",
             "teaching": false}
            """;

    private static final String TAUGHT =
            TABLE.replace("{\"minutes\": 30, \"decision\": 60}", "null")
                    .replace("\"teaching\": false", "\"teaching\": true");

    final Browser ann;
    final Browser bob;
    final Browser guest;
    final Browser admin;
    final String report;
    final String gone;
    final RunningServer running;
    final String deck;
    final String open;
    private final String alone;
    final String playing;
    final String over;
    private final String taught;

    RouteCases(RunningServer running) throws Exception {
        this.running = running;
        ann = account("Ann Other");
        bob = account("Bob Other");
        guest = running.guest();
        admin = running.admin();
        gone = account("Carol Other").get("/api/me").json().get("id").asString();
        deck = made(ann, "/api/decks", DECK);
        String waiting =
                TABLE.replace(
                        "{\"kind\": \"bot\", \"level\": \"random\", \"deck\": \"\"}",
                        "{\"kind\": \"open\"}");
        open = made(ann, "/api/tables", waiting);
        alone = made(ann, "/api/tables", waiting);
        playing =
                made(
                        ann,
                        "/api/tables",
                        TABLE.replace("{\"minutes\": 30, \"decision\": 60}", "null"));
        over = made(ann, "/api/tables", TABLE);
        taught = made(ann, "/api/tables", TAUGHT);
        JsonNode me = ann.get("/api/me").json();
        running.server()
                .node()
                .tables()
                .act(
                        over,
                        new Viewer(me.get("id").asString(), me.get("name").asString()),
                        Language.EN,
                        new TableAction.Concede())
                .toCompletableFuture()
                .get();
        report = made(ann, "/api/tables/" + playing + "/report", "{\"words\": \"stuck\"}");
        StoredState.settled(running.server().node().database());
    }

    private Browser account(String name) {
        Browser browser = running.browser();
        assertThat(browser.post("/api/register", login(name, PASSWORD)).status()).isEqualTo(201);
        return browser;
    }

    static String login(String name, String password) {
        return "{\"name\": \"%s\", \"password\": \"%s\"}".formatted(name, password);
    }

    private static final String DARK = "ready:mos-eisley-manhunt";
    private static final String LIGHT = "ready:old-heroes";

    /** So many games of two decks. */
    private static String trial(String deck, String against, int games) {
        return "{\"deck\": \"%s\", \"against\": \"%s\", \"first\": 0, \"games\": %d}"
                .formatted(deck, against, games);
    }

    private static String made(Browser by, String path, String body) {
        Browser.Answer answer = by.post(path, body);
        assertThat(answer.status()).as(answer.body()).isEqualTo(201);
        return answer.json().get("id").asString();
    }

    /** Secrets that must not appear in any log. */
    List<String> secrets() {
        return List.of(
                PASSWORD, ann.token(), bob.token(), guest.token(), "Troopers", open, playing, over);
    }

    static Again refused(int status, String error) {
        return new Again.Refused(status, error);
    }

    /** All of them; those that sign somebody in or out come last. */
    List<RouteCase> all() {
        var all = new java.util.ArrayList<RouteCase>();
        all.addAll(books());
        all.addAll(decks());
        all.addAll(tables());
        all.addAll(games());
        all.addAll(lessons());
        all.addAll(new PositionRouteCases(this).all());
        all.addAll(puzzles());
        all.addAll(new AccountRouteCases(this).all());
        return all;
    }

    private List<RouteCase> books() {
        return List.of(
                RouteCase.telling("GET /api/openapi.json", "/api/openapi.json", guest),
                RouteCase.telling("GET /api/formats", "/api/formats", guest),
                RouteCase.telling("GET /api/bots", "/api/bots", guest),
                RouteCase.telling("GET /api/glossary", "/api/glossary", guest),
                RouteCase.telling("GET /api/glossary/{id}", "/api/glossary/dagobah", guest),
                RouteCase.telling("GET /api/cards/{language}", "/api/cards/en", guest));
    }

    private List<RouteCase> decks() {
        String own = "/api/decks/" + deck;
        String ready = "/api/decks/ready:old-heroes";
        return List.of(
                RouteCase.telling("GET /api/decks", "/api/decks", ann),
                RouteCase.telling(
                        "GET /api/decks/{id}",
                        own,
                        ann,
                        new Wrong(bob, own, "", 404, "not_found"),
                        new Wrong(running.browser(), own, "", 404, "not_found")),
                RouteCase.telling(
                        "GET /api/decks/{id}/export",
                        own + "/export",
                        ann,
                        new Wrong(bob, own + "/export", "", 404, "not_found")),
                RouteCase.at(
                        "POST /api/decks",
                        "/api/decks",
                        DECK,
                        ann,
                        ONCE_MORE,
                        drafts("/api/decks")),
                RouteCase.at(
                        "POST /api/decks/check",
                        "/api/decks/check",
                        DECK,
                        ann,
                        NOTHING,
                        drafts("/api/decks/check")),
                RouteCase.at(
                        "POST /api/decks/import",
                        "/api/decks/import",
                        "{\"text\": \"60x Stormtrooper\", \"name\": \"Mine\"}",
                        ann,
                        NOTHING,
                        new Wrong(
                                ann,
                                "/api/decks/import",
                                "{\"text\": \"\"}",
                                400,
                                "unreadable_deck")),
                RouteCase.at(
                        "POST /api/lab/games",
                        "/api/lab/games",
                        trial(DARK, LIGHT, 1),
                        ann,
                        NOTHING,
                        new Wrong(
                                ann, "/api/lab/games", trial(DARK, LIGHT, 0), 400, "wrong_number"),
                        new Wrong(
                                ann, "/api/lab/games", trial(DARK, LIGHT, 21), 400, "wrong_number"),
                        new Wrong(ann, "/api/lab/games", trial(DARK, DARK, 1), 409, "wrong_side"),
                        new Wrong(
                                ann,
                                "/api/lab/games",
                                trial(DARK, "ready:none", 1),
                                404,
                                "not_found")),
                RouteCase.at(
                        "PUT /api/decks/{id}",
                        own,
                        DECK,
                        ann,
                        NOTHING,
                        new Wrong(bob, own, DECK, 404, "not_found"),
                        new Wrong(ann, ready, DECK, 403, "ready_deck"),
                        new Wrong(ann, own, DECK.replace("1_194", "none"), 400, "no_card")),
                RouteCase.at(
                        "DELETE /api/decks/{id}",
                        own,
                        "",
                        ann,
                        refused(404, "not_found"),
                        new Wrong(bob, own, "", 404, "not_found"),
                        new Wrong(ann, ready, "", 403, "ready_deck")));
    }

    private Wrong[] drafts(String path) {
        return new Wrong[] {
            new Wrong(ann, path, DECK.replace("1_194", "none"), 400, "no_card"),
            new Wrong(ann, path, DECK.replace("60", "0"), 400, "bad_deck"),
            new Wrong(ann, path, DECK.replace("60", "61"), 400, "bad_deck"),
            new Wrong(ann, path, DECK.replace("Troopers", "x".repeat(61)), 400, "bad_name"),
            new Wrong(ann, path, DECK.replace("Troopers", "\\u0007"), 400, "bad_name"),
            new Wrong(
                    ann,
                    path,
                    DECK.replace("\"start\": \"\"", "\"start\": \"?\""),
                    400,
                    "bad_deck"),
            new Wrong(ann, path, DECK.replace("dark", "grey"), 400, "wrong_field")
        };
    }

    private List<RouteCase> tables() {
        String join = "/api/tables/" + open + "/join";
        String leave = "/api/tables/" + alone + "/leave";
        String any = "{\"deck\": \"\"}";
        String anns = "\"deck\": \"" + deck + "\"";
        return List.of(
                RouteCase.telling("GET /api/lobby", "/api/lobby", ann),
                RouteCase.telling("GET /api/tables/{id}", "/api/tables/" + open, ann),
                RouteCase.at(
                        "POST /api/tables",
                        "/api/tables",
                        TABLE,
                        bob,
                        ONCE_MORE,
                        wanted(TABLE.replace("dark", "grey"), 400, "wrong_side_word"),
                        wanted(
                                TABLE.replace("\"kind\": \"bot\"", "\"kind\": \"ghost\""),
                                400,
                                "wrong_opponent"),
                        wanted(TABLE.replace("random", "genius"), 400, "no_bot"),
                        wanted(
                                TABLE.replace("\"minutes\": 30", "\"minutes\": 9999"),
                                400,
                                "wrong_clock"),
                        wanted(TABLE.replace("\"delay\": 0", "\"delay\": -1"), 400, "wrong_clock"),
                        wanted(
                                TABLE.replace("\"format\": \"open\"", "\"format\": \"all\""),
                                400,
                                "wrong_format"),
                        wanted(
                                TABLE.replace("\"teaching\": false", "\"teaching\": true"),
                                400,
                                "no_teaching"),
                        wanted(
                                TAUGHT.replace("\"kind\": \"bot\"", "\"kind\": \"open\""),
                                400,
                                "no_teaching"),
                        wanted(TABLE.replaceFirst("\"deck\": \"\"", anns), 404, "not_found"),
                        wanted(
                                TABLE.replaceFirst(
                                        "\"deck\": \"\"", "\"deck\": \"ready:old-heroes\""),
                                409,
                                "wrong_side")),
                RouteCase.at(
                        "POST /api/tables/{id}/join",
                        join,
                        any,
                        bob,
                        NOTHING,
                        new Wrong(ann, join, any, 409, "seated_already"),
                        new Wrong(bob, join.replace(open, playing), any, 409, "seat_taken"),
                        new Wrong(bob, join.replace(open, over), any, 409, "over"),
                        new Wrong(bob, join, "{" + anns + "}", 404, "not_found"),
                        new Wrong(
                                bob,
                                join,
                                "{\"deck\": \"ready:death-squadron\"}",
                                409,
                                "wrong_side")),
                RouteCase.at(
                        "POST /api/tables/{id}/leave",
                        leave,
                        "",
                        ann,
                        refused(409, "over"),
                        new Wrong(bob, leave, "", 403, "not_a_player"),
                        new Wrong(bob, leave.replace(alone, playing), "", 409, "game_goes_on"),
                        new Wrong(ann, leave.replace(alone, over), "", 409, "over")));
    }

    private Wrong wanted(String body, int status, String error) {
        return new Wrong(bob, "/api/tables", body, status, error);
    }

    private List<RouteCase> games() {
        String game = "/api/games/" + over;
        String going = "/api/games/" + playing;
        String taughtHere = "/api/tables/" + taught;
        String untaught = "/api/tables/" + playing;
        String from = "{\"step\": 0, \"side\": \"light\", \"level\": \"random\"}";
        return List.of(
                RouteCase.telling("GET /api/games", "/api/games", ann),
                RouteCase.telling(
                        "GET /api/games/{id}",
                        game,
                        ann,
                        new Wrong(ann, going, "", 409, "not_over"),
                        new Wrong(bob, going, "", 409, "not_over")),
                RouteCase.telling(
                        "GET /api/games/{id}/steps/{number}",
                        game + "/steps/0",
                        ann,
                        new Wrong(ann, going + "/steps/0", "", 409, "not_over"),
                        new Wrong(ann, game + "/steps/99999", "", 400, "wrong_number")),
                RouteCase.telling(
                        "GET /api/games/{id}/steps/{number}/position",
                        game + "/steps/0/position",
                        ann,
                        new Wrong(ann, going + "/steps/0/position", "", 409, "not_over")),
                RouteCase.telling(
                        "GET /api/games/{id}/steps/{number}/analysis",
                        game + "/steps/0/analysis",
                        ann,
                        new Wrong(ann, going + "/steps/0/analysis", "", 409, "not_over"),
                        new Wrong(ann, game + "/steps/99999/analysis", "", 400, "wrong_number")),
                RouteCase.telling(
                        "GET /api/games/{id}/analysis/{number}",
                        game + "/analysis/0",
                        ann,
                        new Wrong(ann, going + "/analysis/0", "", 409, "not_over"),
                        new Wrong(ann, game + "/analysis/99999", "", 400, "wrong_number")),
                RouteCase.telling(
                        "GET /api/tables/{id}/thoughts/{number}",
                        taughtHere + "/thoughts/0",
                        ann,
                        new Wrong(ann, taughtHere + "/thoughts/x", "", 400, "wrong_number"),
                        new Wrong(bob, taughtHere + "/thoughts/0", "", 403, "not_a_player"),
                        new Wrong(ann, untaught + "/thoughts/0", "", 409, "no_teaching")),
                RouteCase.telling(
                        "GET /api/tables/{id}/advice",
                        taughtHere + "/advice",
                        ann,
                        new Wrong(bob, taughtHere + "/advice", "", 403, "not_a_player"),
                        new Wrong(ann, untaught + "/advice", "", 409, "no_teaching")),
                RouteCase.telling(
                        "GET /api/games/{id}/record",
                        game + "/record",
                        ann,
                        new Wrong(ann, going + "/record", "", 409, "not_over")),
                RouteCase.at(
                        "POST /api/games/{id}/continue",
                        game + "/continue",
                        from,
                        bob,
                        ONCE_MORE,
                        new Wrong(bob, going + "/continue", from, 409, "not_over"),
                        new Wrong(
                                bob,
                                game + "/continue",
                                from.replace("0", "-1"),
                                400,
                                "wrong_step"),
                        new Wrong(
                                bob,
                                game + "/continue",
                                from.replace("0", "9999"),
                                400,
                                "wrong_step"),
                        new Wrong(
                                bob,
                                game + "/continue",
                                from.replace("random", "genius"),
                                400,
                                "no_bot"),
                        new Wrong(
                                bob,
                                game + "/continue",
                                from.replace("light", "grey"),
                                400,
                                "wrong_field")));
    }

    private List<RouteCase> lessons() {
        String first = "/api/lessons/first-game";
        String begin = "{\"again\": false}";
        return List.of(
                RouteCase.telling("GET /api/lessons", "/api/lessons", ann),
                RouteCase.at(
                        "POST /api/lessons/{id}",
                        first,
                        begin,
                        bob,
                        NOTHING,
                        new Wrong(bob, "/api/lessons/last-game", begin, 404, "not_found"),
                        new Wrong(bob, first, "{\"again\": 1}", 400, "wrong_field")),
                RouteCase.at(
                        "POST /api/lessons/{id}/done",
                        first + "/done",
                        "",
                        bob,
                        NOTHING,
                        new Wrong(bob, "/api/lessons/last-game/done", "", 404, "not_found")));
    }

    private List<RouteCase> puzzles() {
        String first = "/api/puzzles/two-doors";
        String begin = "{\"again\": false}";
        return List.of(
                RouteCase.telling("GET /api/puzzles", "/api/puzzles", ann),
                RouteCase.at(
                        "POST /api/puzzles/{id}",
                        first,
                        begin,
                        bob,
                        NOTHING,
                        new Wrong(bob, "/api/puzzles/no-doors", begin, 404, "not_found"),
                        new Wrong(bob, first, "{\"again\": 1}", 400, "wrong_field")),
                RouteCase.at(
                        "POST /api/puzzles/{id}/done",
                        first + "/done",
                        "",
                        bob,
                        NOTHING,
                        new Wrong(bob, "/api/puzzles/no-doors/done", "", 404, "not_found")));
    }
}
