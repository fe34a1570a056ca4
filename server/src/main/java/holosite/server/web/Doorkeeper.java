package holosite.server.web;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.util.Optional;

/** Looks at every request before anything is done: by which name, from which page, by whom. */
public final class Doorkeeper {
    private static final String VISITOR = "holosite.visitor";

    private final Origins origins;
    private final Visitors visitors;
    private final RateLimits limits;

    Doorkeeper(WebSettings settings, Visitors visitors) {
        origins = new Origins(settings);
        this.visitors = visitors;
        limits = new RateLimits(settings.limits());
    }

    /** Refuses whoever calls the house by a name that is not its own. */
    void checkName(Context context) {
        if (!origins.isOurs(context.header("Host"))) {
            throw new Refused(
                    421,
                    "wrong_name",
                    new Words(
                            "This server does not go by that name. Whoever runs it can give it the"
                                    + " name with --public-address.",
                            "Ce serveur ne porte pas ce nom. Qui le gère peut le lui donner avec"
                                    + " --public-address."));
        }
    }

    /** Refuses what would change something and does not come from a page of ours. */
    private void checkPage(Context context) {
        if (!origins.allows(context.header("Origin"), context.header("Host"))) {
            throw Refused.forbidden(
                    "foreign_origin",
                    "This request does not come from a page of this server.",
                    "Cette requête ne vient pas d'une page de ce serveur.");
        }
    }

    /** Lets a request through to its address, or refuses it. */
    Call admit(Context context, Route route) {
        String address = Caller.address(context);
        limits.count(route.rate(), address);
        if (route.method() != Method.GET) {
            checkPage(context);
            if (!"1".equals(context.header("X-Holosite"))) {
                throw Refused.forbidden(
                        "missing_header",
                        "Requests that change something carry the header 'X-Holosite: 1'.",
                        "Les requêtes qui changent quelque chose portent l'en-tête « X-Holosite:"
                                + " 1 ».");
            }
        }
        if (context.contentLength() > route.most()) {
            throw Call.tooLarge(route.most());
        }
        Optional<Visitor> visitor = visitor(context);
        visitor.ifPresent(who -> limits.countSession(route.rate(), who.session()));
        if (route.access() == Access.PLAYER && visitor.isEmpty()) {
            throw Refused.noSession();
        }
        checkQuery(context, route);
        return new Call(context, route, visitor, Caller.language(context, visitor), address);
    }

    /** Refuses what stands behind the question mark and is not asked for there. */
    private static void checkQuery(Context context, Route route) {
        context.queryParamMap()
                .forEach(
                        (name, values) -> {
                            if (!name.equals(Caller.LANGUAGE) && !route.query().contains(name)) {
                                throw Refused.badRequest(
                                        "wrong_query",
                                        "There is a parameter in this address that it does not"
                                                + " take: leave it out.",
                                        "Il y a dans cette adresse un paramètre qu'elle ne prend"
                                                + " pas : enlevez-le.");
                            }
                            if (values.size() != 1) {
                                throw Refused.badRequest(
                                        "wrong_query",
                                        "'%s' is given twice: give it once.".formatted(name),
                                        "« %s » est donné deux fois : donnez-le une fois."
                                                .formatted(name));
                            }
                        });
        String language = context.queryParam(Caller.LANGUAGE);
        if (language != null && Caller.named(language).isEmpty()) {
            throw Refused.badRequest(
                    "wrong_lang",
                    "'lang' should be one of: en, fr.",
                    "« lang » doit être l'un de : en, fr.");
        }
    }

    /** Refuses a WebSocket that a page of others asks for, or that comes too often. */
    void admitSocket(Context context) {
        checkName(context);
        checkPage(context);
        limits.count(Rate.HEAVY, Caller.address(context));
        if (visitor(context).isEmpty()) {
            throw Refused.noSession();
        }
    }

    /** Whoever a WebSocket belongs to. */
    public Optional<Visitor> visitor(WsContext socket) {
        Optional<Visitor> known = socket.attribute(VISITOR);
        return known == null ? Optional.empty() : known;
    }

    /** Whoever holds the session this request names. */
    Optional<Visitor> visitor(Context context) {
        Optional<Visitor> known = context.attribute(VISITOR);
        if (known == null) {
            String token = context.cookie(Visitors.COOKIE);
            known = token == null ? Optional.empty() : visitors.withToken(token);
            context.attribute(VISITOR, known);
        }
        return known;
    }
}
