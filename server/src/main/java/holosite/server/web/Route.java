package holosite.server.web;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One address of the HTTP interface, and its handler.
 *
 * @param rate how often it may be requested
 * @param most the size of the largest body, in bytes
 * @param heavy whether it takes so much computing that few may run at a time
 * @param contract what it takes and answers
 */
public record Route(
        HttpMethod method,
        String path,
        Access access,
        Rate rate,
        int most,
        boolean heavy,
        RouteContract contract,
        RouteHandler action) {
    private static final int SMALL = 16 * 1024;

    private Route(HttpMethod method, String path, Access access, RouteHandler action) {
        this(method, path, access, Rate.USUAL, SMALL, false, RouteContract.NONE, action);
    }

    public static Route get(String path, Access access, RouteHandler action) {
        return new Route(HttpMethod.GET, path, access, action);
    }

    public static Route post(String path, Access access, RouteHandler action) {
        return new Route(HttpMethod.POST, path, access, action);
    }

    public static Route put(String path, Access access, RouteHandler action) {
        return new Route(HttpMethod.PUT, path, access, action);
    }

    public static Route patch(String path, Access access, RouteHandler action) {
        return new Route(HttpMethod.PATCH, path, access, action);
    }

    public static Route delete(String path, Access access, RouteHandler action) {
        return new Route(HttpMethod.DELETE, path, access, action);
    }

    /** The query parameters it takes, apart from the language. */
    Set<String> query() {
        return contract.query().keySet();
    }

    // ---- its limits

    /** The same route with this rate limit. */
    public Route at(Rate other) {
        return new Route(method, path, access, other, most, heavy, contract, action);
    }

    /** The same route for larger bodies. */
    public Route upTo(int bytes) {
        return new Route(method, path, access, rate, bytes, heavy, contract, action);
    }

    /** The same route, run with few others at a time. */
    public Route heavily() {
        return new Route(method, path, access, rate, most, true, contract, action);
    }

    // ---- its contract

    private Route with(RouteContract other) {
        return new Route(method, path, access, rate, most, heavy, other, action);
    }

    /** What the route is for, in one line. */
    public Route saying(String summary) {
        return with(contract.saying(summary));
    }

    /** The same route with one more query parameter. */
    public Route taking(String name, String meaning) {
        return with(contract.taking(name, meaning));
    }

    /** The same route, to which one of these is sent as JSON. */
    public Route reading(Class<?> body) {
        return with(contract.reading(body));
    }

    /** The same route, which answers with one of these. */
    public Route answering(Class<?> type) {
        return with(contract.answering(new RouteContract.Answer.One(type, 200)));
    }

    /** The same route, which answers with one of these or {@code null}. */
    public Route answeringOrNull(Class<?> type) {
        return with(contract.answering(new RouteContract.Answer.OneOrNull(type)));
    }

    /** The same route, which answers with a list of these. */
    public Route listing(Class<?> type) {
        return with(contract.answering(new RouteContract.Answer.Several(type)));
    }

    /** The same route, which creates something and answers with one of these. */
    public Route creating(Class<?> type) {
        return with(contract.answering(new RouteContract.Answer.One(type, 201)));
    }

    /** The same route, which creates nothing new if a request with the same key is sent again. */
    public Route creatingOnce(Class<?> type) {
        return with(contract.creatingOnce()).creating(type);
    }

    /** The same route, which answers with a text of one of these types. */
    public Route writing(String... types) {
        return with(contract.answering(new RouteContract.Answer.File(List.of(types))));
    }

    /** The same route, which may grant with this status, too. */
    public Route also(int status, String when) {
        return with(contract.also(status, when));
    }

    /** The same route, which may refuse with these statuses as well. */
    public Route refusing(Integer... statuses) {
        return with(contract.refusing(Arrays.stream(statuses).collect(Collectors.toSet())));
    }
}
