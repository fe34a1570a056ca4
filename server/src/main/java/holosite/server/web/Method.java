package holosite.server.web;

import io.javalin.http.HandlerType;

/** What is asked for at an address. All but {@code GET} change something. */
public enum Method {
    GET(HandlerType.GET),
    POST(HandlerType.POST),
    PUT(HandlerType.PUT),
    PATCH(HandlerType.PATCH),
    DELETE(HandlerType.DELETE);

    private final HandlerType type;

    Method(HandlerType type) {
        this.type = type;
    }

    HandlerType type() {
        return type;
    }
}
