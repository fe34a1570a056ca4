package holosite.server.glossary;

import holosite.glossary.FrenchClaims;
import holosite.glossary.Glossary;
import holosite.glossary.GlossaryRulings;
import holosite.glossary.ShownByTests;
import holosite.language.prose.Language;
import holosite.server.web.Access;
import holosite.server.web.Reply;
import holosite.server.web.Request;
import holosite.server.web.RequestRefused;
import holosite.server.web.Route;
import holosite.server.web.Routes;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The glossary over HTTP. */
public final class GlossaryRoutes implements Routes {
    private final GlossaryPages pages =
            new GlossaryPages(
                    Glossary.get(), FrenchClaims.get(), GlossaryRulings.get(), ShownByTests.load());
    private final Map<Language, Reply> lists = new EnumMap<>(Language.class);

    public GlossaryRoutes() {
        for (Language language : Language.values()) {
            lists.put(language, Reply.json(pages.summaries(language)));
        }
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.get("/api/glossary", Access.ANYONE, this::list)
                        .saying("Every entry, in short")
                        .listing(GlossaryPages.Summary.class),
                Route.get("/api/glossary/{id}", Access.ANYONE, this::page)
                        .saying("An entry with its text, claims and links")
                        .answering(GlossaryPages.Page.class));
    }

    private Reply list(Request call) {
        return Objects.requireNonNull(lists.get(call.language()));
    }

    private Reply page(Request call) {
        return pages.page(call.part("id"), call.language())
                .map(Reply::json)
                .orElseThrow(
                        () ->
                                RequestRefused.notFound(
                                        "The glossary has no such entry.",
                                        "Le glossaire n'a pas de telle entrée."));
    }
}
