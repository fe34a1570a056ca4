package holosite.server.web;

import io.javalin.http.Context;

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
        context.header("Content-Security-Policy", CONTENT)
                .header("X-Content-Type-Options", "nosniff")
                .header("X-Frame-Options", "DENY")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header(
                        "Permissions-Policy",
                        "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
        if (secure) {
            context.header("Strict-Transport-Security", "max-age=31536000");
        }
        if (context.path().startsWith("/api/")) {
            context.header("Cache-Control", "no-store");
        }
    }
}
