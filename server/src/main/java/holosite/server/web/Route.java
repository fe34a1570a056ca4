package holosite.server.web;

import java.util.Set;

/**
 * One address of the HTTP interface, and its handler.
 *
 * @param rate how often it may be requested
 * @param most the size of the largest body, in bytes
 * @param query the query parameters it takes, apart from the language
 * @param heavy whether it takes so much computing that few may run at a time
 */
public record Route(
        HttpMethod method,
        String path,
        Access access,
        Rate rate,
        int most,
        Set<String> query,
        boolean heavy,
        RouteHandler action) {
    private static final int SMALL = 16 * 1024;

    public static Route get(String path, Access access, RouteHandler action) {
        return new Route(HttpMethod.GET, path, access, Rate.USUAL, SMALL, Set.of(), false, action);
    }

    public static Route post(String path, Access access, RouteHandler action) {
        return new Route(HttpMethod.POST, path, access, Rate.USUAL, SMALL, Set.of(), false, action);
    }

    public static Route put(String path, Access access, RouteHandler action) {
        return new Route(HttpMethod.PUT, path, access, Rate.USUAL, SMALL, Set.of(), false, action);
    }

    public static Route patch(String path, Access access, RouteHandler action) {
        return new Route(
                HttpMethod.PATCH, path, access, Rate.USUAL, SMALL, Set.of(), false, action);
    }

    public static Route delete(String path, Access access, RouteHandler action) {
        return new Route(
                HttpMethod.DELETE, path, access, Rate.USUAL, SMALL, Set.of(), false, action);
    }

    /** The same route with this rate limit. */
    public Route at(Rate other) {
        return new Route(method, path, access, other, most, query, heavy, action);
    }

    /** The same route for larger bodies. */
    public Route upTo(int bytes) {
        return new Route(method, path, access, rate, bytes, query, heavy, action);
    }

    /** The same route with these query parameters. */
    public Route taking(String... names) {
        return new Route(method, path, access, rate, most, Set.of(names), heavy, action);
    }

    /** The same route, run with few others at a time. */
    public Route heavily() {
        return new Route(method, path, access, rate, most, query, true, action);
    }
}
