package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No file of the modules that hold the rules grows long: one that does holds more than one idea and
 * is split by what its parts are about. How long a file of cards may be is checked in {@code
 * cards}.
 */
class FileLengthTest {
    private static final Path PROJECT = Path.of("..");
    private static final int MOST_LINES = 450;

    @ParameterizedTest
    @ValueSource(strings = {"language", "rules", "bots"})
    void noJavaFilePassesTheMostLines(String module) throws IOException {
        List<String> tooLong;
        try (var files = Files.walk(PROJECT.resolve(module).resolve("src"))) {
            tooLong =
                    files.filter(file -> file.toString().endsWith(".java"))
                            .filter(file -> lines(file) > MOST_LINES)
                            .map(file -> PROJECT.relativize(file) + ": " + lines(file))
                            .sorted()
                            .toList();
        }

        assertThat(tooLong).isEmpty();
    }

    private static long lines(Path file) {
        try (var lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
