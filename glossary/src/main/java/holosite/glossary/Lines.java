package holosite.glossary;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Files of one JSON object a line. */
final class Lines {
    private Lines() {}

    /** The lines of a file that comes with the glossary. */
    static Stream<String> of(String file) {
        try (var in = Lines.class.getResourceAsStream(file)) {
            var bytes = Objects.requireNonNull(in, file).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).lines();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Has every line read.
     *
     * @throws MalformedGlossary naming file and line where one makes no sense
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
