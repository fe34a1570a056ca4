package holosite.server.web;

import java.util.List;

/**
 * One route, and a request to it that would be granted.
 *
 * @param route as it is declared, like {@code PUT /api/decks/{id}}
 * @param path where the request goes
 * @param body the body; empty if there is none
 * @param by who may do it
 * @param again what happens if the same request comes a second time
 * @param wrong what is refused at this address besides what is refused everywhere
 */
record RouteCase(
        String route, String path, String body, Browser by, Again again, List<Wrong> wrong) {

    /** What the second request does: nothing, the same again, or it is refused. */
    sealed interface Again {
        record Nothing() implements Again {}

        record OnceMore() implements Again {}

        record Refused(int status, String error) implements Again {}
    }

    /** The same request, with something wrong about it, and how it is refused. */
    record Wrong(Browser by, String path, String body, int status, String error) {}

    static RouteCase at(
            String route, String path, String body, Browser by, Again again, Wrong... wrong) {
        return new RouteCase(route, path, body, by, again, List.of(wrong));
    }

    /** A route that only reads. */
    static RouteCase telling(String route, String path, Browser by, Wrong... wrong) {
        return at(route, path, "", by, new Again.Nothing(), wrong);
    }

    String method() {
        return route.substring(0, route.indexOf(' '));
    }
}
