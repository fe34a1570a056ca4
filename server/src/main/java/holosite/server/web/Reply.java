package holosite.server.web;

import holosite.server.serialization.ClientJson;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The response of a route. */
public record Reply(
        int status, String type, String body, List<Header> headers, Optional<Token> token) {
    private static final String JSON = "application/json; charset=utf-8";

    /** A header of an answer. */
    public record Header(String name, String value) {}

    /** The session secret a browser is to store from now on; an empty one deletes it. */
    public record Token(String secret, Duration age) {}

    public Reply {
        headers = List.copyOf(headers);
    }

    public static Reply json(Object value) {
        return written(ClientJson.write(value));
    }

    /** JSON that is written already. */
    public static Reply written(String json) {
        return new Reply(200, JSON, json, List.of(), Optional.empty());
    }

    public static Reply created(Object value) {
        return json(value).status(201);
    }

    public static Reply nothing() {
        return new Reply(204, "", "", List.of(), Optional.empty());
    }

    public static Reply notModified() {
        return nothing().status(304);
    }

    /** A text to be saved as a file. */
    public static Reply file(String name, String type, String text) {
        return new Reply(200, type + "; charset=utf-8", text, List.of(), Optional.empty())
                .header("Content-Disposition", "attachment; filename=\"" + name + "\"");
    }

    public Reply status(int other) {
        return new Reply(other, type, body, headers, token);
    }

    public Reply header(String name, String value) {
        var all = new ArrayList<>(headers);
        all.add(new Header(name, value));
        return new Reply(status, type, body, all, token);
    }

    public Reply keeping(String secret, Duration age) {
        return new Reply(status, type, body, headers, Optional.of(new Token(secret, age)));
    }

    /** The same response, which also deletes the session cookie. */
    public Reply forgetting() {
        return keeping("", Duration.ZERO);
    }
}
