package holosite.glossary;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The text of an entry, in English and French. */
public record EntryText(Page en, Page fr) {

    /**
     * An entry in one language.
     *
     * @param lead a short definition: the first paragraph, without its links
     */
    public record Page(String term, String lead, List<TextBlock> blocks) {
        public Page {
            blocks = List.copyOf(blocks);
        }

        /** Every piece of the text, in order. */
        public Stream<TextSpan> spans() {
            return blocks.stream()
                    .flatMap(
                            block ->
                                    switch (block) {
                                        case TextBlock.Paragraph(var spans) -> spans.stream();
                                        case TextBlock.Example(var spans) -> spans.stream();
                                        case TextBlock.Items(var items) ->
                                                items.stream().flatMap(List::stream);
                                    });
        }

        /** The titles of the cards it links to. */
        public List<String> cards() {
            return spans().filter(TextSpan.ToCard.class::isInstance)
                    .map(TextSpan::words)
                    .distinct()
                    .toList();
        }
    }

    /** The text of an entry, if it has been written. */
    public static Optional<EntryText> of(GlossaryEntry entry, Glossary glossary) {
        String file = "entries/" + entry.id() + ".md";
        try (InputStream in = EntryText.class.getResourceAsStream(file)) {
            if (in == null) {
                return Optional.empty();
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Optional.of(EntryTextReader.read(file, text, entry, glossary));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
