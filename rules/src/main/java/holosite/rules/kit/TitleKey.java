package holosite.rules.kit;

import holosite.language.Card;
import java.text.Normalizer;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

/** Titles as people write them: small letters and figures, without accents and punctuation. */
final class TitleKey {
    private TitleKey() {}

    /** No title is longer; whoever sends more names no card. */
    private static final int LONGEST = 150;

    static String of(String title) {
        if (title.length() > LONGEST) {
            return "";
        }
        return Normalizer.normalize(title.replace("&", "and"), Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]", "");
    }

    /**
     * The ways to write a card's title: whole, without what is in brackets at its end, both faces.
     */
    static Set<String> allOf(Card card) {
        var keys = new LinkedHashSet<String>();
        keys.add(of(card.title()));
        keys.add(of(card.fullTitle()));
        int brackets = card.title().indexOf(" (");
        if (brackets > 0) {
            keys.add(of(card.title().substring(0, brackets)));
        }
        return keys;
    }

    /** The ways to write the name of a set: whole, and by its initials. */
    static Set<String> ofSet(String name) {
        var keys = new LinkedHashSet<String>();
        if (!name.isEmpty()) {
            keys.add(of(name));
            String[] words = name.split(" ");
            if (words.length > 1) {
                var initials = new StringBuilder();
                for (String word : words) {
                    initials.append(word.charAt(0));
                }
                keys.add(of(initials.toString()));
            }
        }
        return keys;
    }
}
