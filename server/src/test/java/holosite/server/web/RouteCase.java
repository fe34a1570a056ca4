package holosite.server.web;

import java.util.List;

/**
 * One address, and a request there that would be granted.
 *
 * @param route as it is declared, like {@code PUT /api/decks/{id}}
 * @param path where the request goes
 * @param body what it says; empty where nothing is to be said
 * @param by who may do it
 * @param again what becomes of the same request when it comes a second time
 * @param wrong what is refused at this address besides what is refused everywhere
 */
record RouteCase(
        String route, String path, String body, Browser by, Again again, List<Wrong> wrong) {

    /** What a second time does: nothing, or once more what the first one did, or it is refused. */
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

    /** An address that only tells something. */
    static RouteCase telling(String route, String path, Browser by, Wrong... wrong) {
        return at(route, path, "", by, new Again.Nothing(), wrong);
    }

    String method() {
        return route.substring(0, route.indexOf(' '));
    }
}
