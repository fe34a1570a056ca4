package holosite.server.web;

import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * From which pages the house may be asked: its own. A name it does not know itself by is refused,
 * so that a page elsewhere cannot point a name of its own at this machine.
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

    /** Whether this is one of our names: what stands in the header {@code Host}. */
    public boolean isOurs(@Nullable String host) {
        return host != null && (isPublic(host) || isDirect(host));
    }

    private boolean isPublic(String host) {
        return known.filter(address -> address.getAuthority().equalsIgnoreCase(host)).isPresent();
    }

    /** By number, by {@code localhost} or by a name of the local network. */
    private static boolean isDirect(String host) {
        String name = host.replaceFirst(":\\d{1,5}$", "");
        return name.matches("\\[[0-9a-fA-F:.]+]|\\d{1,3}(\\.\\d{1,3}){3}")
                || name.matches("(?i)[a-z0-9_-]+(\\.local)?");
    }

    /** Whether a page of this origin may ask a house it calls by that name. */
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
