package holosite.glossary;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Files with one JSON object on each line. */
final class JsonLines {
    private JsonLines() {}

    /** The lines of a file that comes with the glossary. */
    static Stream<String> of(String file) {
        try (var in = JsonLines.class.getResourceAsStream(file)) {
            var bytes = Objects.requireNonNull(in, file).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).lines();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads every line.
     *
     * @throws MalformedGlossary naming file and line if a line cannot be read
     */
    static void each(String file, Stream<String> lines, Consumer<String> read) {
        int number = 0;
        for (var line : (Iterable<String>) lines::iterator) {
            number++;
            try {
                read.accept(line);
            } catch (IllegalArgumentException e) {
                throw new MalformedGlossary(
                        file, number, Objects.requireNonNullElse(e.getMessage(), e.toString()));
            }
        }
    }
}
