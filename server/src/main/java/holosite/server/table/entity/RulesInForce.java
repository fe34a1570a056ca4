package holosite.server.table.entity;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import holosite.rules.save.RulesVersion;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.zip.CRC32;

/**
 * The rules a process plays by.
 *
 * @param name a short text that changes with every change of the rules, the language or the cards,
 *     released or not: two builds with the same name play alike. It begins with the release
 */
public record RulesInForce(CardPool cards, String name) {

    public static RulesInForce ofThisBuild() {
        return new RulesInForce(CardPool.of(AllCards.all()), digest());
    }

    private static String digest() {
        var files = new TreeMap<String, Long>();
        for (Class<?> one : List.of(Card.class, Game.class, AllCards.class)) {
            try {
                add(
                        Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI()),
                        files);
            } catch (IOException e) {
                throw new UncheckedIOException("the rules cannot be read", e);
            } catch (URISyntaxException e) {
                throw new IllegalStateException("the rules are nowhere", e);
            }
        }
        var all = new CRC32();
        files.forEach((name, sum) -> all.update((name + sum).getBytes(StandardCharsets.UTF_8)));
        return "%s-%08x".formatted(RulesVersion.CURRENT.rules(), all.getValue());
    }

    private static void add(Path place, Map<String, Long> files) throws IOException {
        if (Files.isDirectory(place)) {
            try (var walk = Files.walk(place)) {
                for (Path file : walk.filter(Files::isRegularFile).toList()) {
                    var sum = new CRC32();
                    sum.update(Files.readAllBytes(file));
                    String name =
                            place.relativize(file).toString().replace(File.separatorChar, '/');
                    files.put(name, sum.getValue());
                }
            }
            return;
        }
        try (var jar = new JarFile(place.toFile())) {
            jar.stream()
                    .filter(
                            entry ->
                                    !entry.isDirectory()
                                            && !entry.getName().startsWith("META-INF/"))
                    .forEach(entry -> files.put(entry.getName(), entry.getCrc()));
        }
    }
}
