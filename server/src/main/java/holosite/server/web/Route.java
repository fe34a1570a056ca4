package holosite.server.web;

/**
 * One address and what it does.
 *
 * @param rate how often it may be asked
 * @param most the size of the largest body, in bytes
 */
public record Route(Method method, String path, Access access, Rate rate, int most, Action action) {
    private static final int SMALL = 16 * 1024;

    public static Route get(String path, Access access, Action action) {
        return new Route(Method.GET, path, access, Rate.USUAL, SMALL, action);
    }

    public static Route post(String path, Access access, Action action) {
        return new Route(Method.POST, path, access, Rate.USUAL, SMALL, action);
    }

    public static Route put(String path, Access access, Action action) {
        return new Route(Method.PUT, path, access, Rate.USUAL, SMALL, action);
    }

    public static Route patch(String path, Access access, Action action) {
        return new Route(Method.PATCH, path, access, Rate.USUAL, SMALL, action);
    }

    public static Route delete(String path, Access access, Action action) {
        return new Route(Method.DELETE, path, access, Rate.USUAL, SMALL, action);
    }

    /** The same, asked at most so often. */
    public Route at(Rate other) {
        return new Route(method, path, access, other, most, action);
    }

    /** The same, which takes larger bodies. */
    public Route upTo(int bytes) {
        return new Route(method, path, access, rate, bytes, action);
    }
}
