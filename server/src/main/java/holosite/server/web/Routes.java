package holosite.server.web;

import java.util.List;

/** The addresses one part of the house answers at. */
@FunctionalInterface
public interface Routes {
    List<Route> routes();
}
