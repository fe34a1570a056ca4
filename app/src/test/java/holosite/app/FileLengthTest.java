package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No file grows long, in no module and no test: one that does holds more than one idea and is split
 * by what its parts are about.
 */
class FileLengthTest {
    private static final Path PROJECT = Path.of("..");
    private static final int MOST_LINES = 450;
    private static final Pattern MODULE = Pattern.compile("<module>(.*)</module>");

    static List<String> modules() throws IOException {
        return MODULE.matcher(Files.readString(PROJECT.resolve("pom.xml")))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    void everyModuleIsLookedAt() throws IOException {
        assertThat(modules()).contains("rules", "cards", "server", "app");
    }

    @ParameterizedTest
    @MethodSource("modules")
    void noJavaFilePassesTheMostLines(String module) throws IOException {
        assertThat(tooLong(PROJECT.resolve(module).resolve("src"), Set.of("java"))).isEmpty();
    }

    /** The types of the protocol are written by a test, all into one file. */
    @ParameterizedTest
    @ValueSource(strings = {"src", "e2e"})
    void noFileOfTheClientPassesTheMostLines(String folder) throws IOException {
        assertThat(tooLong(PROJECT.resolve("web").resolve(folder), Set.of("ts", "svelte", "css")))
                .allMatch(file -> file.startsWith("web/src/lib/protocol.ts: "));
    }

    private static List<String> tooLong(Path folder, Set<String> kinds) throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> kinds.contains(kind(file.getFileName().toString())))
                    .filter(file -> lines(file) > MOST_LINES)
                    .map(file -> PROJECT.relativize(file) + ": " + lines(file))
                    .sorted()
                    .toList();
        }
    }

    private static String kind(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static long lines(Path file) {
        try (var lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
