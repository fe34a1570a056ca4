package holosite.server.web;

import static holosite.server.web.RouteCases.NOTHING;
import static holosite.server.web.RouteCases.ONCE_MORE;
import static holosite.server.web.RouteCases.PASSWORD;
import static holosite.server.web.RouteCases.login;
import static holosite.server.web.RouteCases.refused;

import holosite.server.web.RouteCase.Wrong;
import java.util.ArrayList;
import java.util.List;

/**
 * The routes of accounts, of those who have them and of the admin, with what can be wrong at each.
 * Those that sign somebody in or out come last.
 */
final class AccountRouteCases {
    private final Browser ann;
    private final Browser bob;
    private final Browser guest;
    private final Browser admin;
    private final RunningServer running;
    private final String report;
    private final String gone;
    private final String open;
    private final String playing;
    private final String over;

    AccountRouteCases(RouteCases cases) {
        ann = cases.ann;
        bob = cases.bob;
        guest = cases.guest;
        admin = cases.admin;
        running = cases.running;
        report = cases.report;
        gone = cases.gone;
        open = cases.open;
        playing = cases.playing;
        over = cases.over;
    }

    List<RouteCase> all() {
        var all = new ArrayList<>(administration());
        all.addAll(people());
        return all;
    }

    private List<RouteCase> administration() {
        String accounts = "/api/admin/accounts";
        String carol = accounts + "/" + gone;
        String own = accounts + "/" + admin.get("/api/me").json().get("id").asString();
        String guests = accounts + "/" + guest.get("/api/me").json().get("id").asString();
        String change = "{\"muted\": true, \"banned\": true}";
        String table = "/api/admin/tables/" + open;
        String stop = "{\"action\": \"cancel\"}";
        String words = "{\"words\": \"something is wrong\"}";
        String reports = "/api/admin/reports";
        String one = reports + "/" + report;
        return List.of(
                RouteCase.telling(
                        "GET /api/admin/tables",
                        "/api/admin/tables",
                        admin,
                        new Wrong(ann, "/api/admin/tables", "", 403, "not_admin")),
                RouteCase.at(
                        "POST /api/admin/tables/{id}",
                        table,
                        stop,
                        admin,
                        refused(409, "over"),
                        new Wrong(ann, table, stop, 403, "not_admin"),
                        new Wrong(
                                admin,
                                table,
                                stop.replace("cancel", "resume"),
                                409,
                                "not_suspended"),
                        new Wrong(admin, table.replace(open, over), stop, 409, "over"),
                        new Wrong(
                                admin,
                                table.replace(open, over),
                                stop.replace("cancel", "suspend"),
                                409,
                                "over"),
                        new Wrong(admin, table, stop.replace("cancel", "win"), 400, "wrong_field")),
                RouteCase.telling(
                        "GET /api/admin/accounts",
                        accounts,
                        admin,
                        new Wrong(guest, accounts, "", 403, "not_admin")),
                RouteCase.telling(
                        "GET /api/admin/accounts/{id}",
                        carol,
                        admin,
                        new Wrong(ann, carol, "", 403, "not_admin")),
                RouteCase.at(
                        "PATCH /api/admin/accounts/{id}",
                        carol,
                        change,
                        admin,
                        NOTHING,
                        new Wrong(ann, carol, change, 403, "not_admin"),
                        new Wrong(admin, own, change, 409, "is_admin")),
                RouteCase.at(
                        "POST /api/admin/accounts/{id}/reset",
                        carol + "/reset",
                        "",
                        admin,
                        ONCE_MORE,
                        new Wrong(ann, carol + "/reset", "", 403, "not_admin"),
                        new Wrong(admin, guests + "/reset", "", 409, "is_guest")),
                RouteCase.at(
                        "DELETE /api/admin/accounts/{id}",
                        carol,
                        "",
                        admin,
                        refused(404, "not_found"),
                        new Wrong(ann, carol, "", 403, "not_admin"),
                        new Wrong(admin, own, "", 409, "is_admin")),
                RouteCase.at(
                        "POST /api/tables/{id}/report",
                        "/api/tables/" + playing + "/report",
                        words,
                        bob,
                        ONCE_MORE,
                        new Wrong(
                                bob,
                                "/api/tables/" + playing + "/report",
                                words.replace("wrong", "x".repeat(1001)),
                                400,
                                "too_long")),
                RouteCase.telling(
                        "GET /api/admin/reports",
                        reports,
                        admin,
                        new Wrong(bob, reports, "", 403, "not_admin")),
                RouteCase.telling(
                        "GET /api/admin/reports/{id}",
                        one,
                        admin,
                        new Wrong(ann, one, "", 403, "not_admin")),
                RouteCase.at(
                        "DELETE /api/admin/reports/{id}",
                        one,
                        "",
                        admin,
                        refused(404, "not_found"),
                        new Wrong(ann, one, "", 403, "not_admin")));
    }

    private List<RouteCase> people() {
        Browser nobody = running.browser();
        String language = "{\"language\": \"fr\"}";
        String register =
                "{\"name\": \"New Here\", \"password\": \"%s\", \"language\": \"fr\"}"
                        .formatted(PASSWORD);
        String change = "{\"old\": \"%s\", \"password\": \"longer and newer\"}".formatted(PASSWORD);
        String login = login("Bob Other", PASSWORD);
        String reset =
                "{\"token\": \"%s\", \"password\": \"longer and newer\"}"
                        .formatted(running.resetToken(admin, "Ann Other"));
        return List.of(
                RouteCase.telling("GET /api/me", "/api/me", ann),
                RouteCase.at(
                        "PATCH /api/me",
                        "/api/me",
                        language,
                        bob,
                        NOTHING,
                        new Wrong(
                                bob, "/api/me", language.replace("fr", "de"), 400, "wrong_field")),
                RouteCase.at(
                        "POST /api/guest",
                        "/api/guest",
                        language,
                        guest,
                        NOTHING,
                        new Wrong(
                                running.browser(),
                                "/api/guest",
                                "{\"language\": 1}",
                                400,
                                "wrong_field")),
                RouteCase.at(
                        "POST /api/register",
                        "/api/register",
                        register,
                        nobody,
                        refused(409, "name_taken"),
                        registering(
                                nobody,
                                register.replace("New Here", "Ann 0ther"),
                                409,
                                "name_taken"),
                        registering(nobody, register.replace("New Here", "x"), 400, "bad_name"),
                        registering(
                                nobody, register.replace(PASSWORD, "short"), 400, "bad_password"),
                        registering(
                                nobody,
                                register.replace(PASSWORD, "x".repeat(201)),
                                400,
                                "bad_password"),
                        registering(
                                guest,
                                register.replace("New Here", "Ann Other"),
                                409,
                                "name_taken"),
                        registering(ann, register, 409, "has_account")),
                RouteCase.at(
                        "POST /api/login",
                        "/api/login",
                        login,
                        running.browser(),
                        ONCE_MORE,
                        new Wrong(
                                nobody,
                                "/api/login",
                                login.replace(PASSWORD, "no no no"),
                                401,
                                "wrong_login"),
                        new Wrong(
                                nobody,
                                "/api/login",
                                login.replace("Bob", "Rob"),
                                401,
                                "wrong_login"),
                        new Wrong(
                                guest,
                                "/api/login",
                                login.replace("Bob", "B0b"),
                                401,
                                "wrong_login")),
                RouteCase.at(
                        "POST /api/reset",
                        "/api/reset",
                        reset,
                        running.browser(),
                        refused(403, "bad_link"),
                        new Wrong(
                                nobody,
                                "/api/reset",
                                reset.replace("longer and newer", "short"),
                                400,
                                "bad_password"),
                        new Wrong(
                                nobody,
                                "/api/reset",
                                "{\"token\": \"x\", \"password\": \"longer and newer\"}",
                                403,
                                "bad_link")),
                RouteCase.at(
                        "POST /api/password",
                        "/api/password",
                        change,
                        bob,
                        refused(403, "wrong_password"),
                        new Wrong(
                                bob,
                                "/api/password",
                                change.replace(PASSWORD, "no no no"),
                                403,
                                "wrong_password"),
                        new Wrong(
                                bob,
                                "/api/password",
                                change.replace("longer and newer", "1"),
                                400,
                                "bad_password"),
                        new Wrong(guest, "/api/password", change, 409, "is_guest")),
                RouteCase.at(
                        "POST /api/logout-everywhere",
                        "/api/logout-everywhere",
                        "",
                        bob,
                        refused(401, "no_session"),
                        new Wrong(guest, "/api/logout-everywhere", "", 409, "is_guest")),
                RouteCase.at("POST /api/logout", "/api/logout", "", ann, NOTHING));
    }

    private static Wrong registering(Browser by, String body, int status, String error) {
        return new Wrong(by, "/api/register", body, status, error);
    }
}
