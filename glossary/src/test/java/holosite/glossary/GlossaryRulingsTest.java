package holosite.glossary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every ruling has an id, stands in docs/rulings.md, and is shown by a test. */
final class GlossaryRulingsTest {
    private static final Path DOCUMENT =
            Path.of("..").toAbsolutePath().normalize().resolve("docs/rulings.md");

    @Test
    void everyRulingIsShownByATest() {
        var shown = ShownByTests.load();
        assertThat(GlossaryRulings.get().all())
                .isNotEmpty()
                .filteredOn(ruling -> shown.showing(ruling.id()).isEmpty())
                .extracting(RulingStatement::id)
                .isEmpty();
    }

    /** Write the document anew with {@code -Ddocs=write}. */
    @Test
    void theDocumentListsThem() throws IOException {
        String expected = document();
        if ("write".equals(System.getProperty("docs"))) {
            Files.writeString(DOCUMENT, expected);
        }
        assertThat(Files.readString(DOCUMENT)).isEqualTo(expected);
    }

    private static String document() {
        return """
        # Rulings

        Where the sources leave a question open, this is what Holosite does, with the glossary entry or rule it
        concerns. Tests name a ruling by its id, `@Ruling("%s")`; a ruling also stands on the
        pages of the glossary it concerns. This page is written from `rulings.jsonl` of the module `glossary`.

        | concerns | ruling | id |
        |---|---|---|
        """
                        .formatted(GlossaryRulings.get().all().getFirst().id())
                + GlossaryRulings.get().all().stream()
                        .map(
                                ruling ->
                                        "| %s | %s | %s |%n"
                                                .formatted(
                                                        ruling.concerns().en(),
                                                        ruling.text().en(),
                                                        ruling.id()))
                        .collect(Collectors.joining());
    }

    @Test
    void aRulingStandsOnThePagesItConcerns() {
        var entry = Glossary.get().entry("excluded-from-battle").orElseThrow();
        assertThat(GlossaryRulings.get().of(entry))
                .extracting(RulingStatement::id)
                .contains("text-of-excluded-cards");
    }

    private static void read(String... lines) {
        GlossaryRulings.read("test.jsonl", Stream.of(lines), Glossary.get());
    }

    @Test
    void aFileThatIsWrongIsRefusedWithItsLine() {
        String good =
                """
                {"id": "a", "entries": [], "concerns": {"en": "A", "fr": "A"}, "en": "x", "fr": "y"}""";
        read(good);
        assertThatThrownBy(() -> read(good, good)).hasMessageContaining("stands twice");
        assertThatThrownBy(() -> read(good.replace("[]", "[\"nothing\"]")))
                .hasMessageContaining("names no entry by \"nothing\"");
        assertThatThrownBy(() -> read(good.replace("\"a\"", "\"A b\"")))
                .hasMessageContaining("not an id of a ruling");
        assertThatThrownBy(() -> read(good.replace(", \"fr\": \"y\"", "")))
                .hasMessageContaining("\"fr\" is missing");
    }
}
