package holosite.server.web;

import java.util.List;

/** The routes that one package declares. */
@FunctionalInterface
public interface Routes {
    List<Route> routes();
}
