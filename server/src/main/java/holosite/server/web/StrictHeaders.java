package holosite.server.web;

import io.javalin.http.Context;
import java.util.function.BiConsumer;

/** The security headers of every response. */
final class StrictHeaders {
    private static final String CONTENT =
            String.join(
                    "; ",
                    "default-src 'none'",
                    "script-src 'self'",
                    "style-src 'self'",
                    "img-src 'self' data:",
                    "font-src 'self'",
                    "connect-src 'self'",
                    "manifest-src 'self'",
                    "base-uri 'none'",
                    "form-action 'self'",
                    "frame-ancestors 'none'");

    private final boolean secure;

    StrictHeaders(boolean secure) {
        this.secure = secure;
    }

    void write(Context context) {
        write(context::header);
        if (context.path().startsWith("/api/")) {
            context.header("Cache-Control", "no-store");
        }
    }

    void write(BiConsumer<String, String> header) {
        header.accept("Content-Security-Policy", CONTENT);
        header.accept("X-Content-Type-Options", "nosniff");
        header.accept("X-Frame-Options", "DENY");
        header.accept("Referrer-Policy", "no-referrer");
        header.accept("Cross-Origin-Opener-Policy", "same-origin");
        header.accept("Cross-Origin-Resource-Policy", "same-origin");
        header.accept(
                "Permissions-Policy",
                "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
        if (secure) {
            header.accept("Strict-Transport-Security", "max-age=31536000");
        }
    }
}
