package holosite.server.web;

import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * From which pages requests are accepted: the server's own. Unknown host names are refused, so that
 * a foreign site cannot point its own name at this machine (DNS rebinding).
 */
public final class Origins {
    private final Optional<URI> known;
    private final boolean development;

    public Origins(WebSettings settings) {
        known =
                settings.publicAddress().isEmpty()
                        ? Optional.empty()
                        : Optional.of(URI.create(settings.publicAddress()));
        development = settings.development();
    }

    /** Whether the header {@code Host} contains one of our names. */
    public boolean isOurs(@Nullable String host) {
        return host != null && (isPublic(host) || isDirect(host));
    }

    private boolean isPublic(String host) {
        return known.filter(address -> address.getAuthority().equalsIgnoreCase(host)).isPresent();
    }

    /** A numeric address, {@code localhost} or a name of the local network. */
    private static boolean isDirect(String host) {
        String name = host.replaceFirst(":\\d{1,5}$", "");
        return name.matches("\\[[0-9a-fA-F:.]+]|\\d{1,3}(\\.\\d{1,3}){3}")
                || name.matches("(?i)[a-z0-9_-]+(\\.local)?");
    }

    /** Whether a page of this origin may send requests to this host name. */
    public boolean allows(@Nullable String origin, @Nullable String host) {
        if (origin == null || !isOurs(host)) {
            return false;
        }
        URI uri;
        try {
            uri = URI.create(origin);
        } catch (IllegalArgumentException e) {
            return false;
        }
        if (uri.getAuthority() == null) {
            return false;
        }
        if (known.isPresent() && known.get().getAuthority().equalsIgnoreCase(host)) {
            return origin.equalsIgnoreCase(known.get().toString());
        }
        if (origin.equalsIgnoreCase("http://" + host)) {
            return true;
        }
        return development
                && "http".equals(uri.getScheme())
                && ("localhost".equals(uri.getHost()) || "127.0.0.1".equals(uri.getHost()));
    }
}
