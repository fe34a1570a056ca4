package holosite.glossary;

import java.util.List;

/** A block of an entry's text: a paragraph, a list or an example. */
public sealed interface TextBlock {

    record Paragraph(List<TextSpan> spans) implements TextBlock {
        public Paragraph {
            spans = List.copyOf(spans);
        }
    }

    record Items(List<List<TextSpan>> items) implements TextBlock {
        public Items {
            items = List.copyOf(items);
        }
    }

    record Example(List<TextSpan> spans) implements TextBlock {
        public Example {
            spans = List.copyOf(spans);
        }
    }
}
