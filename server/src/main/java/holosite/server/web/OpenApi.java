package holosite.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The OpenAPI description of all routes. */
public final class OpenApi implements Routes {
    private static final String FILE = "/holosite/openapi.json";

    private final String text = text();

    /** The OpenAPI document. */
    public static String text() {
        try (InputStream in = OpenApi.class.getResourceAsStream(FILE)) {
            return new String(
                    Objects.requireNonNull(in, FILE).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.get("/api/openapi.json", Access.ANYONE, call -> Reply.written(text))
                        .saying("This description")
                        .answering(Object.class));
    }
}
