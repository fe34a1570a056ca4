package holosite.server.catalogue;

import holosite.language.prose.Language;
import holosite.server.serialization.ClientJson;
import holosite.server.web.Access;
import holosite.server.web.Reply;
import holosite.server.web.Request;
import holosite.server.web.RequestRefused;
import holosite.server.web.Route;
import holosite.server.web.Routes;
import holosite.server.wire.CardIndex;
import holosite.server.wire.Catalogue;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The catalogue of cards. With a version in the address it never changes; without one, a browser
 * that has the current version is told so.
 */
public final class CatalogueRoutes implements Routes {
    /** A catalogue that is written once for all who ask for it. */
    private record Written(String version, String json) {}

    private final Map<Language, Written> catalogues = new EnumMap<>(Language.class);

    public CatalogueRoutes(CardIndex cards) {
        for (Language language : Language.values()) {
            var catalogue = Catalogue.of(cards, language);
            catalogues.put(language, new Written(catalogue.version(), ClientJson.write(catalogue)));
        }
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.get("/api/cards/{language}", Access.ANYONE, this::catalogue)
                        .saying("Every card as it is printed")
                        .taking("v", "the version; the answer may then be kept for a year")
                        .answering(Catalogue.class)
                        .also(304, "Not changed since the version that If-None-Match names."));
    }

    private Reply catalogue(Request call) {
        Language language =
                switch (call.part("language")) {
                    case "en" -> Language.EN;
                    case "fr" -> Language.FR;
                    default ->
                            throw RequestRefused.notFound(
                                    "The catalogue is in the languages 'en' and 'fr'.",
                                    "Le catalogue est dans les langues « en » et « fr ».");
                };
        Written catalogue = Objects.requireNonNull(catalogues.get(language));
        String tag = "\"" + catalogue.version() + "\"";
        boolean exact = call.query("v").filter(catalogue.version()::equals).isPresent();
        boolean known =
                call.header("If-None-Match").filter(header -> header.contains(tag)).isPresent();
        Reply reply = known ? Reply.notModified() : Reply.written(catalogue.json());
        return reply.header("ETag", tag)
                .header(
                        "Cache-Control",
                        exact ? "public, max-age=31536000, immutable" : "no-cache");
    }
}
