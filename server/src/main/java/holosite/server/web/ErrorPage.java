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
        return page(language, paragraph(refusal.message()) + "\n" + back(language));
    }

    /** For somebody whose language is not known. */
    static String of(RequestRefused refused) {
        return page(
                Language.EN,
                String.join(
                        "\n",
                        paragraph(refused.words().in(Language.EN)),
                        back(Language.EN),
                        "<div lang=\"fr\">",
                        paragraph(refused.words().in(Language.FR)),
                        back(Language.FR),
                        "</div>"));
    }

    private static String paragraph(String text) {
        return "<p>" + plain(text) + "</p>";
    }

    private static String back(Language language) {
        String words =
                switch (language) {
                    case EN -> "To the start page";
                    case FR -> "Vers la page d'accueil";
                };
        return "<p><a href=\"/\">" + words + "</a></p>";
    }

    private static String page(Language language, String said) {
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
            %s
            </body>
            </html>
            """
                .formatted(language.name().toLowerCase(Locale.ROOT), said);
    }

    private static String plain(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
