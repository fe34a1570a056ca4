package holosite.server.web;

/** Handles the requests of a route. */
@FunctionalInterface
public interface RouteHandler {
    Reply answer(Request call);
}
