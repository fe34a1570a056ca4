package holosite.glossary;

import java.util.List;

/**
 * What Holosite does where the sources leave a question open.
 *
 * @param id such as {@code search-parties}; tests name it to say what they show
 * @param entries the entries of the glossary on whose pages it stands
 * @param concerns the rule or card it is about
 */
public record RulingStatement(String id, List<String> entries, Bilingual concerns, Bilingual text) {

    /** The same words in both languages. */
    public record Bilingual(String en, String fr) {
        public Bilingual {
            if (en.isBlank() || fr.isBlank()) {
                throw new IllegalArgumentException("words in both languages are expected");
            }
        }
    }

    public RulingStatement {
        if (!id.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            throw new IllegalArgumentException("not an id of a ruling: \"" + id + "\"");
        }
        entries = List.copyOf(entries);
    }
}
