package holosite.server.web;

import java.time.Duration;
import java.util.List;

/** A running server with a request for each of its addresses, and two sessions that are over. */
record RouteTestServer(
        RunningServer running, RouteCases cases, CapturedLog noted, String expired, String ended)
        implements AutoCloseable {

    static RouteTestServer start() throws Exception {
        var running = new RunningServer(Limits.all(1_000_000));
        var noted = new CapturedLog();
        String expired = running.guest().token();
        // his link works for a day only
        running.admin();
        running.later(Duration.ofDays(31));
        var cases = new RouteCases(running);
        Browser gone = running.guest();
        String ended = gone.token();
        gone.post("/api/logout", "");
        return new RouteTestServer(running, cases, noted, expired, ended);
    }

    @Override
    public void close() {
        noted.close();
        running.close();
    }

    static String name(Route route) {
        return route.method() + " " + route.path();
    }

    Route route(RouteCase routeCase) {
        return running.server().web().routes().stream()
                .filter(route -> name(route).equals(routeCase.route()))
                .findFirst()
                .orElseThrow();
    }

    /** Everything the server has stored. */
    List<String> state() {
        return StoredState.of(running.server().node().database());
    }
}
