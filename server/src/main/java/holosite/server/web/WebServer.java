package holosite.server.web;

import holosite.language.prose.Language;
import holosite.server.serialization.ClientJson;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HttpResponseException;
import io.javalin.http.SameSite;
import io.javalin.router.InternalRouter;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The HTTP server: its routes, the browser client and the WebSockets. */
public final class WebServer implements AutoCloseable {
    private static final int LARGEST = 1024 * 1024;
    private static final Set<String> OPERATION = Set.of("/health", "/metrics", "/backup");

    /** What the files of the browser client are called in the log. */
    private static final String CLIENT = "client";

    /** Names the version of the browser client that belongs to this server. */
    private static final String VERSION = "X-Holosite-Version";

    /** When a request began, and how it was refused. */
    private static final String BEGAN = "holosite.began";

    private static final String ERROR = "holosite.error";
    private static final String PATH = "holosite.path";

    private final WebSettings settings;
    private final List<Route> routes;
    private final RequestGuard guard;
    private final RequestLog log;
    private final ClientFiles client;
    private final HeavyWork heavy;
    private final StrictHeaders headers;
    private final OperatorEndpoints operation;
    private final Predicate<Throwable> away;
    private final BiConsumer<JavalinConfig, RequestGuard> sockets;
    private final Javalin server;

    private WebServer(
            WebSettings settings,
            Visitors visitors,
            List<Route> routes,
            BiConsumer<JavalinConfig, RequestGuard> sockets,
            OperatorEndpoints operation,
            Predicate<Throwable> away,
            MeterRegistry meters,
            HeavyWork heavy,
            ClientFiles client) {
        this.away = away;
        this.settings = settings;
        this.heavy = heavy;
        this.client = client;
        this.routes = routes;
        this.sockets = sockets;
        this.operation = operation;
        guard = new RequestGuard(settings, visitors);
        log = new RequestLog(meters);
        headers = new StrictHeaders(settings.secure());
        server = Javalin.create(this::configure);
    }

    /**
     * Starts the server.
     *
     * @param sockets adds the WebSockets, which the guard checks first
     * @param away whether a failure means no more than that the database does not answer
     */
    public static WebServer start(
            WebSettings settings,
            Visitors visitors,
            List<Routes> parts,
            BiConsumer<JavalinConfig, RequestGuard> sockets,
            OperatorEndpoints operation,
            Predicate<Throwable> away,
            MeterRegistry meters) {
        return start(
                settings,
                visitors,
                parts,
                sockets,
                operation,
                away,
                meters,
                new HeavyWork(meters),
                new ClientFiles());
    }

    static WebServer start(
            WebSettings settings,
            Visitors visitors,
            List<Routes> parts,
            BiConsumer<JavalinConfig, RequestGuard> sockets,
            OperatorEndpoints operation,
            Predicate<Throwable> away,
            MeterRegistry meters,
            HeavyWork heavy,
            ClientFiles client) {
        List<Route> routes = parts.stream().flatMap(part -> part.routes().stream()).toList();
        var web =
                new WebServer(
                        settings, visitors, routes, sockets, operation, away, meters, heavy,
                        client);
        web.server.start(settings.host(), settings.port());
        return web;
    }

    /** Which build of the browser client belongs to this server. */
    public static String clientVersion() {
        return new ClientFiles().version();
    }

    /** The port it listens on. */
    public int port() {
        return server.port();
    }

    /** All declared routes. */
    public List<Route> routes() {
        return routes;
    }

    /** Every address that is served, such as {@code GET /health} and {@code WEBSOCKET …}. */
    List<String> addresses() {
        InternalRouter router = server.unsafe.internalRouter;
        Stream<String> http =
                router.allHttpHandlers().stream()
                        .map(handler -> handler.endpoint)
                        .filter(endpoint -> endpoint.method.isHttpMethod())
                        .map(endpoint -> endpoint.method.name() + " " + endpoint.path);
        Stream<String> sockets =
                router.allWsHandlers().stream()
                        .map(handler -> handler.getType() + " " + handler.getPath());
        return Stream.concat(http, sockets).toList();
    }

    @Override
    public void close() {
        server.stop();
        heavy.close();
    }

    // ---- assembly

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.concurrency.useVirtualThreads = true;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = LARGEST;
        config.http.compressionStrategy = CompressionStrategy.GZIP;
        config.http.defaultContentType = "text/plain; charset=utf-8";
        config.jetty.modifyHttpConfiguration(
                http -> {
                    http.setSendServerVersion(false);
                    http.setSendDateHeader(true);
                    http.setRequestHeaderSize(16 * 1024);
                });
        config.jetty.modifyServer(jetty -> jetty.setErrorHandler(new UnreadableRequests(headers)));
        var to = config.routes;
        to.before(this::first);
        to.get("/health", operation::health);
        to.get("/metrics", operation::metrics);
        to.get("/backup", operation::backup);
        for (Route route : routes) {
            to.addHttpHandler(
                    route.method().type(),
                    route.path(),
                    context -> heldBack(context, () -> answer(context, route)));
        }
        to.wsBeforeUpgrade(this::upgrade);
        sockets.accept(config, guard);
        to.after(this::last);
        to.exception(RequestRefused.class, (refused, context) -> refuse(context, refused));
        to.exception(HttpResponseException.class, (e, context) -> refuse(context, told(e)));
        to.exception(Exception.class, this::fail);
    }

    private void first(Context context) {
        context.attribute(BEGAN, System.nanoTime());
        headers.write(context);
        String path = context.path();
        if (OPERATION.contains(path)) {
            context.attribute(PATH, path);
            return;
        }
        guard.checkName(context);
        boolean reads =
                context.method().name().equals("GET") || context.method().name().equals("HEAD");
        if (reads && !path.startsWith("/api/") && !path.equals("/api")) {
            context.attribute(PATH, CLIENT);
            heldBack(context, () -> client.answer(context));
            context.skipRemainingHandlers();
        }
        context.header(VERSION, client.version());
    }

    /** A stack that overflows is a fault like any other, and ends here. */
    private static void heldBack(Context context, Runnable work) {
        try {
            work.run();
        } catch (StackOverflowError e) {
            throw new IllegalStateException("the stack overflows at " + pathOf(context), e);
        }
    }

    /** Admits a WebSocket. A refusal is logged here, since no later handler runs. */
    private void upgrade(Context context) {
        long began = System.nanoTime();
        try {
            guard.admitSocket(context);
        } catch (RequestRefused refused) {
            log.done(
                    context.method().name(),
                    "socket",
                    refused.status(),
                    refused.error(),
                    visitorOf(context).map(Visitor::id).orElse(""),
                    System.nanoTime() - began);
            throw refused;
        }
    }

    private void answer(Context context, Route route) {
        context.attribute(PATH, route.path());
        Request request = guard.admit(context, route);
        Reply reply = route.heavy() ? heavily(route, request) : route.action().answer(request);
        if (!route.contract().mayAnswer(reply.status())) {
            throw new IllegalStateException(
                    route.path() + " is not said to answer " + reply.status());
        }
        context.status(reply.status());
        reply.headers().forEach(header -> context.header(header.name(), header.value()));
        reply.token().ifPresent(token -> context.cookie(cookie(token)));
        if (!reply.type().isEmpty()) {
            context.contentType(reply.type()).result(reply.body().getBytes(StandardCharsets.UTF_8));
        }
    }

    private Reply heavily(Route route, Request request) {
        request.readBody();
        return heavy.run(() -> route.action().answer(request));
    }

    private Cookie cookie(Reply.Token token) {
        return new Cookie(
                Visitors.COOKIE,
                token.secret(),
                "/",
                (int) token.age().toSeconds(),
                settings.secure(),
                true,
                null,
                SameSite.STRICT);
    }

    // ---- what goes wrong

    private void refuse(Context context, RequestRefused refused) {
        context.attribute(ERROR, refused.error());
        hearOut(context);
        Language language = Caller.language(context, visitorOf(context));
        ErrorBody body = ErrorBody.of(refused, language);
        context.status(refused.status());
        if (ErrorPage.isWanted(context)) {
            context.contentType("text/html; charset=utf-8").result(ErrorPage.of(body, language));
        } else {
            context.contentType("application/json; charset=utf-8").result(ClientJson.write(body));
        }
        if (refused.status() == 429) {
            context.header("Retry-After", "60");
        } else if (refused.status() == 503) {
            context.header("Retry-After", "5");
        }
        boolean ended = refused.status() == 401 && visitorOf(context).isEmpty();
        if (ended && context.cookie(Visitors.COOKIE) != null) {
            context.cookie(cookie(new Reply.Token("", Duration.ZERO)));
        }
    }

    /** Reads the rest of the body: a client that is still sending does not read the response. */
    private void hearOut(Context context) {
        byte[] rest = new byte[8192];
        try {
            InputStream in = context.bodyInputStream();
            for (int left = LARGEST; left > 0; ) {
                int read = in.read(rest);
                if (read < 0) {
                    return;
                }
                left -= read;
            }
        } catch (IOException e) {
            // the client has gone
            log.brokenOff(context.method().name(), pathOf(context));
        }
    }

    /**
     * The visitor, for the log and the language of a refusal; nothing if the lookup fails. Files
     * are the same for everybody: nobody is looked up.
     */
    private Optional<Visitor> visitorOf(Context context) {
        if (pathOf(context).equals(CLIENT) || OPERATION.contains(pathOf(context))) {
            return Optional.empty();
        }
        try {
            return guard.visitor(context);
        } catch (RuntimeException e) {
            log.failed(context.method().name(), "the session", e);
            return Optional.empty();
        }
    }

    private void fail(Exception e, Context context) {
        if (away.test(e)) {
            log.waits(context.method().name(), pathOf(context), e);
            refuse(context, RequestRefused.databaseAway());
            return;
        }
        log.failed(context.method().name(), pathOf(context), e);
        refuse(context, RequestRefused.ourFault());
    }

    private static RequestRefused told(HttpResponseException e) {
        return switch (e.getStatus()) {
            case 404 ->
                    RequestRefused.notFound(
                            "There is nothing at this address.", "Il n'y a rien à cette adresse.");
            case 405 ->
                    new RequestRefused(
                            405,
                            "wrong_method",
                            new LocalizedText(
                                    "This cannot be done at this address.",
                                    "Cela ne se fait pas à cette adresse."));
            case 413 -> Request.tooLarge(LARGEST);
            default ->
                    new RequestRefused(
                            e.getStatus(),
                            "bad_request",
                            new LocalizedText(
                                    "The request could not be understood.",
                                    "La requête n'a pas pu être comprise."));
        };
    }

    private static String pathOf(Context context) {
        String path = context.attribute(PATH);
        return path == null ? "unknown" : path;
    }

    private void last(Context context) {
        Long began = context.attribute(BEGAN);
        String error = context.attribute(ERROR);
        log.done(
                context.method().name(),
                pathOf(context),
                context.statusCode(),
                error == null ? "" : error,
                visitorOf(context).map(Visitor::id).orElse(""),
                began == null ? 0 : System.nanoTime() - began);
    }
}
