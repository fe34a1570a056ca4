package holosite.server.web;

import holosite.language.prose.Language;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a request says about its sender. */
final class Caller {
    static final String LANGUAGE = "lang";
    private static final List<String> SPOKEN = List.of("en", "fr");

    private Caller() {}

    /** Whether it comes from this machine itself, and not through a proxy. */
    static boolean isLocal(Context context) {
        return isLoopback(context.ip()) && context.header("X-Forwarded-For") == null;
    }

    /**
     * Whether it comes from this machine, whichever of its addresses was asked: a server that
     * listens at one of the network only is asked from there.
     */
    static boolean isOfThisMachine(Context context) {
        return isLocal(context)
                || context.header("X-Forwarded-For") == null
                        && context.ip().equals(context.req().getLocalAddr());
    }

    /** The address a request comes from. */
    static String address(Context context, TrustedProxies proxies) {
        return proxies.sender(context.ip(), context.header("X-Forwarded-For"));
    }

    /**
     * What is counted as one place: an address, or the network of 64 bits that one household has of
     * the newer kind.
     */
    static String network(String address) {
        try {
            byte[] bytes = InetAddress.getByName(address).getAddress();
            return bytes.length == 16
                    ? HexFormat.of().formatHex(bytes, 0, 8)
                    : InetAddress.getByAddress(bytes).getHostAddress();
        } catch (UnknownHostException e) {
            return address;
        }
    }

    private static boolean isLoopback(String ip) {
        try {
            // a numeric address, so that no name is looked up
            return InetAddress.getByName(ip).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /** The requested language, else that of the account, else that of the browser. */
    static Language language(Context context, Optional<Visitor> visitor) {
        return named(context.queryParam(LANGUAGE))
                .or(() -> visitor.map(Visitor::language))
                .or(() -> accepted(context.header("Accept-Language")))
                .orElse(Language.EN);
    }

    private static Optional<Language> accepted(@Nullable String header) {
        if (header == null || header.length() > 200) {
            return Optional.empty();
        }
        try {
            // the most wanted first, and in the order given among equals
            List<Locale.LanguageRange> wanted = Locale.LanguageRange.parse(header);
            return Optional.ofNullable(Locale.lookupTag(wanted, SPOKEN)).flatMap(Caller::named);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    static Optional<Language> named(@Nullable String word) {
        if (word == null) {
            return Optional.empty();
        }
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "en" -> Optional.of(Language.EN);
            case "fr" -> Optional.of(Language.FR);
            default -> Optional.empty();
        };
    }
}
