package holosite.glossary;

import java.text.Normalizer;
import java.util.Locale;

/** Text normalised for searching: no accents, no capitals, no punctuation. */
final class SearchText {
    private SearchText() {}

    static String of(String text) {
        return Normalizer.normalize(text.replace("œ", "oe").replace("Œ", "oe"), Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[’']", "")
                .replaceAll("[^\\p{L}\\p{N}]+", " ")
                .strip();
    }
}
