package holosite.glossary;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Which tests show which claim or ruling, as a file that is part of the build: a line for each, its
 * id and then its tests, separated by tabs. A test checks the file against the tests themselves.
 */
public final class ShownByTests {
    static final String FILE = "shown.tsv";

    private final Map<String, List<String>> tests = new HashMap<>();

    private ShownByTests() {}

    public static ShownByTests load() {
        try (InputStream in = ShownByTests.class.getResourceAsStream(FILE)) {
            var bytes = Objects.requireNonNull(in, FILE).readAllBytes();
            var shown = new ShownByTests();
            new String(bytes, StandardCharsets.UTF_8).lines().forEach(shown::add);
            return shown;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(String line) {
        List<String> fields = Arrays.asList(line.split("\t", -1));
        tests.put(fields.getFirst(), List.copyOf(fields.subList(1, fields.size())));
    }

    /** The tests that show this claim or ruling: {@code package.Class#method}. */
    public List<String> showing(String id) {
        return tests.getOrDefault(id, List.of());
    }
}
