package holosite.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The files of the browser client, built into the folder {@code web} of the class path. Addresses
 * without a file that look like a page are the client's own pages: they get the start page, which
 * names the version of the client.
 *
 * <p>Jetty can serve compressed files as well, but makes their tags from the time of a file, which
 * in a jar says nothing about its content; and it knows no start page that answers for all pages
 * and names its version.
 */
final class ClientFiles {
    private static final String FOLDER = "/web";
    private static final String INDEX = "/index.html";
    private static final String ASSETS = "/assets/";
    private static final String YEAR = "public, max-age=31536000, immutable";
    private static final Map<String, String> TYPES =
            Map.ofEntries(
                    Map.entry("html", "text/html; charset=utf-8"),
                    Map.entry("js", "text/javascript; charset=utf-8"),
                    Map.entry("css", "text/css; charset=utf-8"),
                    Map.entry("json", "application/json; charset=utf-8"),
                    Map.entry("webmanifest", "application/manifest+json; charset=utf-8"),
                    Map.entry("svg", "image/svg+xml; charset=utf-8"),
                    Map.entry("png", "image/png"),
                    Map.entry("ico", "image/x-icon"),
                    Map.entry("woff2", "font/woff2"),
                    Map.entry("txt", "text/plain; charset=utf-8"));
    private static final String NOT_BUILT =
            """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <title>Holosite</title>
            </head>
            <h1>Holosite</h1>
            <p>The server is running, but the browser client has not been built into it.
            Build it with <code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code>,
            then start again with <code>./holosite play</code>.</p>
            <p lang="fr">Le serveur tourne, mais le client n'y a pas été construit. Construisez-le avec
            <code>npm ci</code> et <code>npm run build</code> dans le dossier <code>web</code>, puis relancez
            <code>./holosite play</code>.</p>
            </html>
            """;

    private final Function<String, Optional<byte[]>> source;
    private final Map<String, ClientFile> files = new ConcurrentHashMap<>();
    private final ClientFile start;
    private final String version;

    /** The files on the class path. */
    ClientFiles() {
        this(ClientFiles::onClassPath);
    }

    /**
     * @param source the content of a file; nothing if there is none
     */
    ClientFiles(Function<String, Optional<byte[]>> source) {
        this.source = source;
        String page =
                source.apply(INDEX)
                        .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                        .orElse(NOT_BUILT);
        // the page names the other files by their hashes, so it changes whenever one of them does
        version = ClientFile.digest(page.getBytes(StandardCharsets.UTF_8));
        String named =
                page.replaceFirst(
                        "<head>",
                        "<head><meta name=\"holosite-version\" content=\"" + version + "\">");
        start =
                ClientFile.of(
                        named.getBytes(StandardCharsets.UTF_8),
                        type(INDEX),
                        Optional.empty(),
                        Optional.empty());
    }

    private static Optional<byte[]> onClassPath(String path) {
        try (InputStream in = ClientFiles.class.getResourceAsStream(FOLDER + path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Which build of the client this is. */
    String version() {
        return version;
    }

    /** Answers with a file of the client, or with its start page. */
    void answer(Context context) {
        String path = context.path();
        Optional<ClientFile> file = file(path);
        if (file.isPresent()) {
            send(context, path, file.get());
        } else if (isPage(path) || path.equals(INDEX)) {
            send(context, INDEX, start);
        } else {
            throw RequestRefused.notFound(
                    "There is nothing at this address.", "Il n'y a rien à cette adresse.");
        }
    }

    private static void send(Context context, String path, ClientFile file) {
        boolean brotli = file.brotli().isPresent() && accepts(context, "br");
        boolean gzip = !brotli && file.gzip().isPresent() && accepts(context, "gzip");
        String coding = brotli ? "br" : gzip ? "gzip" : "";
        String tag = "\"" + file.tag() + (coding.isEmpty() ? "" : "-" + coding) + "\"";
        context.disableCompression();
        // files in this folder have their hash in their name
        context.header("Cache-Control", path.startsWith(ASSETS) ? YEAR : "no-cache")
                .header("Vary", "Accept-Encoding")
                .header("ETag", tag);
        if (knows(context.header("If-None-Match"), tag)) {
            context.status(304);
            return;
        }
        if (!coding.isEmpty()) {
            context.header("Content-Encoding", coding);
        }
        context.contentType(file.type())
                .result(
                        brotli
                                ? file.brotli().orElseThrow()
                                : gzip ? file.gzip().orElseThrow() : file.plain());
    }

    /** Whether the browser takes this coding: named, and not with the weight 0. */
    private static boolean accepts(Context context, String coding) {
        String header = context.header("Accept-Encoding");
        if (header == null) {
            return false;
        }
        for (String part : header.split(",")) {
            int weight = part.indexOf(';');
            String name = (weight < 0 ? part : part.substring(0, weight)).strip();
            if (name.equalsIgnoreCase(coding)) {
                return weight < 0 || !part.substring(weight + 1).strip().matches("q=0(\\.0{0,3})?");
            }
        }
        return false;
    }

    private static boolean knows(@Nullable String known, String tag) {
        return known != null
                && Arrays.stream(known.split(","))
                        .map(String::strip)
                        // a proxy that compresses anew weakens the tag
                        .map(one -> one.startsWith("W/") ? one.substring(2) : one)
                        .anyMatch(one -> one.equals(tag) || one.equals("*"));
    }

    /** A page has no dot in its last part; a card's or an entry's name has none either. */
    private static boolean isPage(String path) {
        return path.indexOf('.', path.lastIndexOf('/')) < 0 && !path.contains("..");
    }

    /** Whether a file of the client may be called so: none is hidden, and none lies outside. */
    private static boolean isName(String path) {
        return path.matches("/[A-Za-z0-9._/-]++")
                && !path.contains("//")
                && !path.contains("/.")
                && !path.contains("..");
    }

    private static String type(String path) {
        return TYPES.getOrDefault(
                path.substring(path.lastIndexOf('.') + 1), "application/octet-stream");
    }

    private Optional<ClientFile> file(String path) {
        if (isPage(path) || path.equals(INDEX) || !isName(path)) {
            return Optional.empty();
        }
        ClientFile known = files.get(path);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<ClientFile> read =
                source.apply(path)
                        .map(
                                bytes ->
                                        ClientFile.of(
                                                bytes,
                                                type(path),
                                                source.apply(path + ".gz"),
                                                source.apply(path + ".br")));
        read.ifPresent(file -> files.put(path, file));
        return read;
    }
}
