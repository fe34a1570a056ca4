package holosite.server.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The files of the browser client, built into the folder {@code web} of the class path. Addresses
 * without a file that look like a page are the client's own pages: they get the start page.
 */
final class ClientFiles {
    private static final String FOLDER = "/web";
    private static final String INDEX = "/index.html";
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
            <meta charset="utf-8">
            <title>Holosite</title>
            <h1>Holosite</h1>
            <p>The server is running, but the browser client has not been built into it.
            Build it with <code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code>,
            then start again with <code>./holosite play</code>.</p>
            <p lang="fr">Le serveur tourne, mais le client n'y a pas été construit. Construisez-le avec
            <code>npm ci</code> et <code>npm run build</code> dans le dossier <code>web</code>, puis relancez
            <code>./holosite play</code>.</p>
            </html>
            """;

    private final Cache<String, byte[]> files = Caffeine.newBuilder().maximumSize(500).build();

    /** Answers with a file of the client, or with its start page. */
    void answer(Context context) {
        String path = context.path();
        Optional<byte[]> file = path.equals("/") ? Optional.empty() : file(path);
        if (file.isPresent()) {
            send(context, path, file.get());
            return;
        }
        if (!isPage(path)) {
            throw RequestRefused.notFound(
                    "There is nothing at this address.", "Il n'y a rien à cette adresse.");
        }
        byte[] index = file(INDEX).orElseGet(() -> NOT_BUILT.getBytes(StandardCharsets.UTF_8));
        send(context, INDEX, index);
    }

    private static void send(Context context, String path, byte[] file) {
        context.contentType(TYPES.getOrDefault(ending(path), "application/octet-stream"));
        // files in this folder have their hash in their name
        context.header("Cache-Control", path.startsWith("/assets/") ? YEAR : "no-cache");
        context.result(file);
    }

    /** A page has no dot in its last part; a card's or an entry's name has none either. */
    private static boolean isPage(String path) {
        return path.indexOf('.', path.lastIndexOf('/')) < 0 && !path.contains("..");
    }

    private static String ending(String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    private Optional<byte[]> file(String path) {
        if (!path.matches("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+") || path.contains("..")) {
            return Optional.empty();
        }
        byte[] known = files.getIfPresent(path);
        if (known != null) {
            return Optional.of(known);
        }
        if (isPage(path)) {
            return Optional.empty();
        }
        try (InputStream in = ClientFiles.class.getResourceAsStream(FOLDER + path)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] read = Objects.requireNonNull(in.readAllBytes());
            files.put(path, read);
            return Optional.of(read);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
