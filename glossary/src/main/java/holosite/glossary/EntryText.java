package holosite.glossary;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What an entry says, in English and in French. */
public record EntryText(Page en, Page fr) {

    /**
     * An entry in one language.
     *
     * @param lead what the thing is, in a sentence or two: the first paragraph, without its links
     */
    public record Page(String term, String lead, List<Block> blocks) {
        public Page {
            blocks = List.copyOf(blocks);
        }

        /** Every piece of the text, in order. */
        public Stream<Span> spans() {
            return blocks.stream()
                    .flatMap(
                            block ->
                                    switch (block) {
                                        case Block.Paragraph(var spans) -> spans.stream();
                                        case Block.Example(var spans) -> spans.stream();
                                        case Block.Items(var items) ->
                                                items.stream().flatMap(List::stream);
                                    });
        }

        /** The titles of the cards it links to. */
        public List<String> cards() {
            return spans().filter(Span.ToCard.class::isInstance)
                    .map(Span::words)
                    .distinct()
                    .toList();
        }
    }

    /** The text of an entry, where it has been written. */
    public static Optional<EntryText> of(Entry entry, Glossary glossary) {
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
