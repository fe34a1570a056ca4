package holosite.server.web;

import java.util.Set;

/**
 * One address and what it does.
 *
 * @param rate how often it may be asked
 * @param most the size of the largest body, in bytes
 * @param query what may stand behind the question mark, beside the language
 */
public record Route(
        Method method,
        String path,
        Access access,
        Rate rate,
        int most,
        Set<String> query,
        Action action) {
    private static final int SMALL = 16 * 1024;

    public static Route get(String path, Access access, Action action) {
        return new Route(Method.GET, path, access, Rate.USUAL, SMALL, Set.of(), action);
    }

    public static Route post(String path, Access access, Action action) {
        return new Route(Method.POST, path, access, Rate.USUAL, SMALL, Set.of(), action);
    }

    public static Route put(String path, Access access, Action action) {
        return new Route(Method.PUT, path, access, Rate.USUAL, SMALL, Set.of(), action);
    }

    public static Route patch(String path, Access access, Action action) {
        return new Route(Method.PATCH, path, access, Rate.USUAL, SMALL, Set.of(), action);
    }

    public static Route delete(String path, Access access, Action action) {
        return new Route(Method.DELETE, path, access, Rate.USUAL, SMALL, Set.of(), action);
    }

    /** The same, asked at most so often. */
    public Route at(Rate other) {
        return new Route(method, path, access, other, most, query, action);
    }

    /** The same, which takes larger bodies. */
    public Route upTo(int bytes) {
        return new Route(method, path, access, rate, bytes, query, action);
    }

    /** The same, which can be asked more closely by these. */
    public Route taking(String... names) {
        return new Route(method, path, access, rate, most, Set.of(names), action);
    }
}
