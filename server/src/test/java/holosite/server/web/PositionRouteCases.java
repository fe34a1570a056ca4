package holosite.server.web;

import static holosite.server.web.RouteCases.NOTHING;
import static holosite.server.web.RouteCases.ONCE_MORE;

import holosite.server.web.RouteCase.Wrong;
import java.util.List;

/** The routes of positions that somebody lays out, with what can be wrong at each. */
final class PositionRouteCases {
    private final Browser ann;
    private final Browser bob;
    private final String playing;

    PositionRouteCases(RouteCases cases) {
        ann = cases.ann;
        bob = cases.bob;
        playing = cases.playing;
    }

    private static final String PLAYER =
            """
            {"hand": [], "reserve": [{"count": 30}], "force": [], "used": [], "lost": [],
             "outOfPlay": [], "beside": [], "destinies": [], "deck": [], "nothingElse": false}
            """;
    private static final String MANY = "{\"count\": 99}";
    private static final String POSITION =
            """
            {"turn": "dark", "number": 3, "phase": "deploy", "seed": 1, "table": [
             {"id": "1_290", "marks": [], "covers": false, "on": []}],
             "dark": %1$s, "light": %1$s}
            """
                    .formatted(PLAYER);

    private Wrong[] drafts(String path, String body) {
        return new Wrong[] {
            new Wrong(bob, path, body.replace("1_290", "none"), 400, "no_card"),
            new Wrong(
                    bob,
                    path,
                    body.replace("\"number\": 3", "\"number\": -1"),
                    400,
                    "bad_position"),
            new Wrong(
                    bob,
                    path,
                    body.replace("\"marks\": []", "\"marks\": [\"sunny\"]"),
                    400,
                    "bad_position"),
            new Wrong(
                    bob, path, body.replace("\"count\": 30", "\"count\": 0"), 400, "bad_position"),
            new Wrong(
                    bob,
                    path,
                    body.replace("{\"count\": 30}", MANY + "," + MANY + "," + MANY + "," + MANY),
                    400,
                    "bad_position"),
            new Wrong(
                    bob,
                    path,
                    body.replace("{\"count\"", "{\"id\": \"1_290\", \"count\""),
                    400,
                    "bad_position"),
            new Wrong(
                    bob,
                    path,
                    body.replace("\"destinies\": []", "\"destinies\": [\"x\"]"),
                    400,
                    "bad_position")
        };
    }

    List<RouteCase> all() {
        String pick = "{\"position\": " + POSITION + ", \"card\": \"1_168\"}";
        String play = "{\"position\": " + POSITION + ", \"side\": \"dark\", \"level\": \"random\"}";
        String own = "/api/tables/" + playing + "/position";
        return List.of(
                RouteCase.at(
                        "POST /api/positions/read",
                        "/api/positions/read",
                        "{\"text\": \"turn: Dark, draw phase\"}",
                        bob,
                        NOTHING,
                        new Wrong(
                                bob,
                                "/api/positions/read",
                                "{\"text\": \"weather: fine\"}",
                                400,
                                "unreadable_position")),
                RouteCase.at(
                        "POST /api/positions/check",
                        "/api/positions/check",
                        POSITION,
                        bob,
                        NOTHING,
                        drafts("/api/positions/check", POSITION)),
                RouteCase.at(
                        "POST /api/positions/slots",
                        "/api/positions/slots",
                        pick,
                        bob,
                        NOTHING,
                        drafts("/api/positions/slots", pick)),
                RouteCase.at(
                        "POST /api/positions/play",
                        "/api/positions/play",
                        play,
                        bob,
                        ONCE_MORE,
                        new Wrong(
                                bob,
                                "/api/positions/play",
                                play.replace("random", "nobody"),
                                400,
                                "no_bot"),
                        new Wrong(
                                bob,
                                "/api/positions/play",
                                play.replace("1_290", "1_168"),
                                409,
                                "impossible_position")),
                RouteCase.telling(
                        "GET /api/tables/{id}/position",
                        own,
                        ann,
                        new Wrong(bob, own, "", 403, "not_your_bot_game"),
                        new Wrong(ann, "/api/tables/none/position", "", 404, "no_table")));
    }
}
