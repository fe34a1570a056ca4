package holosite.server.web;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.util.Optional;

/**
 * Checks every request before its route handles it: the host name, the page it comes from, the
 * sender.
 */
public final class RequestGuard {
    private static final String VISITOR = "holosite.visitor";
    private static final String NETWORK = "network";

    private final Origins origins;
    private final Visitors visitors;
    private final RateLimits limits;
    private final TrustedProxies proxies;

    RequestGuard(WebSettings settings, Visitors visitors) {
        origins = new Origins(settings);
        this.visitors = visitors;
        limits = new RateLimits(settings.limits());
        proxies = settings.proxies();
    }

    /** Refuses a request to a host name that is not the server's. */
    void checkName(Context context) {
        if (!origins.isOurs(context.header("Host"))) {
            throw new RequestRefused(
                    421,
                    "wrong_name",
                    new LocalizedText(
                            "This server does not have that name. Its operator can give it the"
                                    + " name with --public-address.",
                            "Ce serveur ne porte pas ce nom. Qui le gère peut le lui donner avec"
                                    + " --public-address."));
        }
    }

    /** Refuses a request that would change something and does not come from our own pages. */
    private void checkPage(Context context) {
        if (!origins.allows(context.header("Origin"), context.header("Host"))) {
            throw RequestRefused.forbidden(
                    "foreign_origin",
                    "This request does not come from a page of this server.",
                    "Cette requête ne vient pas d'une page de ce serveur.");
        }
    }

    /** Admits a request to its route, or refuses it. */
    Request admit(Context context, Route route) {
        String address = Caller.address(context, proxies);
        limits.count(route.rate(), address);
        if (route.method() != HttpMethod.GET) {
            checkPage(context);
            if (!"1".equals(context.header("X-Holosite"))) {
                throw RequestRefused.forbidden(
                        "missing_header",
                        "Requests that change something carry the header 'X-Holosite: 1'.",
                        "Les requêtes qui changent quelque chose portent l'en-tête « X-Holosite:"
                                + " 1 ».");
            }
        }
        if (context.contentLength() > route.most()) {
            throw Request.tooLarge(route.most());
        }
        Optional<Visitor> visitor = visitor(context);
        visitor.ifPresent(who -> limits.countSession(route.rate(), who.session()));
        if (route.access() != Access.ANYONE && visitor.isEmpty()) {
            throw RequestRefused.noSession();
        }
        if (route.access() == Access.ADMIN && !visitor.orElseThrow().admin()) {
            throw RequestRefused.forbidden(
                    "not_admin",
                    "Only the admin of this server may do that.",
                    "Seul l'administrateur de ce serveur peut faire cela.");
        }
        checkQuery(context, route);
        return new Request(context, route, visitor, Caller.language(context, visitor), address);
    }

    /** Refuses query parameters that the route does not take. */
    private static void checkQuery(Context context, Route route) {
        context.queryParamMap()
                .forEach(
                        (name, values) -> {
                            if (!name.equals(Caller.LANGUAGE) && !route.query().contains(name)) {
                                throw RequestRefused.badRequest(
                                        "wrong_query",
                                        "The address contains a parameter that it does not"
                                                + " take: leave it out.",
                                        "Il y a dans cette adresse un paramètre qu'elle ne prend"
                                                + " pas : enlevez-le.");
                            }
                            if (values.size() != 1) {
                                throw RequestRefused.badRequest(
                                        "wrong_query",
                                        "'%s' is given twice: give it once.".formatted(name),
                                        "« %s » est donné deux fois : donnez-le une fois."
                                                .formatted(name));
                            }
                        });
        String language = context.queryParam(Caller.LANGUAGE);
        if (language != null && Caller.named(language).isEmpty()) {
            throw RequestRefused.badRequest(
                    "wrong_lang",
                    "'lang' should be one of: en, fr.",
                    "« lang » doit être l'un de : en, fr.");
        }
    }

    /** Refuses a WebSocket that is opened from a foreign page, or too often. */
    void admitSocket(Context context) {
        checkName(context);
        checkPage(context);
        limits.count(Rate.HEAVY, Caller.address(context, proxies));
        context.attribute(NETWORK, Caller.network(Caller.address(context, proxies)));
        if (visitor(context).isEmpty()) {
            throw RequestRefused.noSession();
        }
    }

    /** The network a WebSocket was opened from. */
    public String network(WsContext socket) {
        String known = socket.attribute(NETWORK);
        return known == null ? "" : known;
    }

    /** The visitor who opened a WebSocket. */
    public Optional<Visitor> visitor(WsContext socket) {
        Optional<Visitor> known = socket.attribute(VISITOR);
        return known == null ? Optional.empty() : known;
    }

    /**
     * The visitor whose session the request carries. He is looked up once, also if that fails: a
     * database that does not answer is not waited for again and again.
     */
    Optional<Visitor> visitor(Context context) {
        Optional<Visitor> known = context.attribute(VISITOR);
        if (known == null) {
            String token = context.cookie(Visitors.COOKIE);
            context.attribute(VISITOR, Optional.empty());
            known = token == null ? Optional.empty() : visitors.withToken(token);
            context.attribute(VISITOR, known);
        }
        return known;
    }
}
