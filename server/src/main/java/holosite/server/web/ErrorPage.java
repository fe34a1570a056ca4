package holosite.server.web;

import holosite.language.prose.Language;
import io.javalin.http.Context;
import java.util.Locale;

/**
 * A refusal as a page, for somebody who has typed an address or followed a link. Programs and our
 * own pages get it as JSON.
 */
final class ErrorPage {
    private ErrorPage() {}

    /** Whether a browser is about to show the answer to a person. */
    static boolean isWanted(Context context) {
        String accepted = context.header("Accept");
        return context.method().name().equals("GET")
                && accepted != null
                && accepted.startsWith("text/html");
    }

    static String of(ErrorBody refusal, Language language) {
        String back =
                switch (language) {
                    case EN -> "To the start page";
                    case FR -> "Vers la page d'accueil";
                };
        return """
            <!doctype html>
            <html lang="%s">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Holosite</title>
            </head>
            <body>
            <h1>Holosite</h1>
            <p>%s</p>
            <p><a href="/">%s</a></p>
            </body>
            </html>
            """
                .formatted(
                        language.name().toLowerCase(Locale.ROOT), plain(refusal.message()), back);
    }

    private static String plain(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
