package holosite.glossary;

import java.util.List;

/** A part of an entry's text that stands on its own. */
public sealed interface Block {

    record Paragraph(List<Span> spans) implements Block {
        public Paragraph {
            spans = List.copyOf(spans);
        }
    }

    record Items(List<List<Span>> items) implements Block {
        public Items {
            items = List.copyOf(items);
        }
    }

    record Example(List<Span> spans) implements Block {
        public Example {
            spans = List.copyOf(spans);
        }
    }
}
