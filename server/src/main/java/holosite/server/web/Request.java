package holosite.server.web;

import holosite.language.prose.Language;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A request that has passed all checks. */
public final class Request {
    private final Context context;
    private final Route route;
    private final Optional<Visitor> visitor;
    private final Language language;
    private final String address;
    private byte @Nullable [] sent;

    Request(
            Context context,
            Route route,
            Optional<Visitor> visitor,
            Language language,
            String address) {
        this.context = context;
        this.route = route;
        this.visitor = visitor;
        this.language = language;
        this.address = address;
    }

    /** The visitor, if signed in. */
    public Optional<Visitor> visitor() {
        return visitor;
    }

    /** The visitor of a route that is for players only. */
    public Visitor player() {
        return visitor.orElseThrow(RequestRefused::noSession);
    }

    /** The language to answer in. */
    public Language language() {
        return language;
    }

    /** Where the request comes from. */
    public String address() {
        return address;
    }

    /** The secret of the session, if the browser sent one. */
    public Optional<String> token() {
        return Optional.ofNullable(context.cookie(Visitors.COOKIE));
    }

    /** A parameter in the path. */
    public String part(String name) {
        return context.pathParam(name);
    }

    /** A query parameter. */
    public Optional<String> query(String name) {
        return Optional.ofNullable(context.queryParam(name)).filter(value -> !value.isBlank());
    }

    /** A number as a query parameter. */
    public int number(String name, int otherwise, int least, int most) {
        return query(name).map(text -> number(name, text, least, most)).orElse(otherwise);
    }

    /** A number in the path. */
    public int partNumber(String name, int least, int most) {
        return number(name, part(name), least, most);
    }

    private static int number(String name, String text, int least, int most) {
        if (text.matches("-?\\d{1,9}")) {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw RequestRefused.badRequest(
                "wrong_number",
                "'%s' should be a number from %d to %d.".formatted(name, least, most),
                "« %s » doit être un nombre de %d à %d.".formatted(name, least, most));
    }

    public Optional<String> header(String name) {
        return Optional.ofNullable(context.header(name));
    }

    /**
     * The key of a request that makes something, if it has one: the same request sent again has the
     * same. It is chosen at random by the client.
     */
    public Optional<String> key() {
        if (!route.contract().once()) {
            throw new IllegalStateException(route.path() + " is not said to take a key");
        }
        Optional<String> key = header("Idempotency-Key");
        if (key.filter(text -> !text.matches("[A-Za-z0-9_-]{16,64}")).isPresent()) {
            throw RequestRefused.badRequest(
                    "wrong_key",
                    "'Idempotency-Key' is made of 16 to 64 letters and digits, chosen at random.",
                    "« Idempotency-Key » se compose de 16 à 64 lettres et chiffres, pris au"
                            + " hasard.");
        }
        return key;
    }

    /**
     * What is stored with the thing that this request makes, to find it when the request comes
     * again. The key is the player's own; whoever is nobody yet is known by it.
     */
    public Optional<String> made() {
        String who = route.access() == Access.ANYONE ? "" : player().id();
        return key().map(key -> hash(who + " " + context.path() + " " + key));
    }

    private static String hash(String text) {
        try {
            return HexFormat.of()
                    .formatHex(
                            MessageDigest.getInstance("SHA-256")
                                    .digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** The body, as JSON. */
    public <T> T body(Class<T> type) {
        if (!route.contract().body().equals(Optional.of(type))) {
            throw new IllegalStateException(route.path() + " is not said to read " + type);
        }
        String kind = header("Content-Type").orElse("");
        if (!kind.equals("application/json") && !kind.startsWith("application/json;")) {
            throw new RequestRefused(
                    415,
                    "not_json",
                    new LocalizedText(
                            "Send JSON, with the header 'Content-Type: application/json'.",
                            "Envoyez du JSON, avec l'en-tête « Content-Type: application/json »."));
        }
        return JsonBody.read(bytes(), type);
    }

    /** Reads the body now, since whoever answers later must not wait for a slow client. */
    void readBody() {
        if (route.method() != HttpMethod.GET) {
            sent = bytes();
        }
    }

    private byte[] bytes() {
        byte[] known = sent;
        if (known != null) {
            return known;
        }
        try {
            byte[] bytes = context.bodyInputStream().readNBytes(route.most() + 1);
            if (bytes.length > route.most()) {
                throw tooLarge(route.most());
            }
            return bytes;
        } catch (IOException e) {
            throw RequestRefused.badRequest(
                    "broken_off",
                    "The request broke off before its end.",
                    "La requête s'est interrompue avant la fin.");
        }
    }

    static RequestRefused tooLarge(int most) {
        return new RequestRefused(
                413,
                "too_large",
                new LocalizedText(
                        "That is too large: at most %d bytes are accepted here.".formatted(most),
                        "C'est trop grand : au plus %d octets sont acceptés ici.".formatted(most)));
    }
}
