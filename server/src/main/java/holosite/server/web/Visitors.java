package holosite.server.web;

import java.util.Optional;

/** Finds the visitor of a session. */
public interface Visitors {
    /** The name of the cookie that holds the secret of a session. */
    String COOKIE = "holosite";

    Optional<Visitor> withToken(String token);
}
