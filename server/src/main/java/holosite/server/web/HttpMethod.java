package holosite.server.web;

import io.javalin.http.HandlerType;

/** The HTTP method of a route. All but {@code GET} change something. */
public enum HttpMethod {
    GET(HandlerType.GET),
    POST(HandlerType.POST),
    PUT(HandlerType.PUT),
    PATCH(HandlerType.PATCH),
    DELETE(HandlerType.DELETE);

    private final HandlerType type;

    HttpMethod(HandlerType type) {
        this.type = type;
    }

    HandlerType type() {
        return type;
    }
}
