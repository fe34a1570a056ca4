package holosite.glossary;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Finds entries by words, the best match first. */
final class EntrySearch {
    private static final int FOUND_NOWHERE = 4;

    private EntrySearch() {}

    static List<GlossaryEntry> among(Collection<GlossaryEntry> entries, String words) {
        var wanted = SearchText.of(words);
        if (wanted.isEmpty()) {
            return List.of();
        }
        return entries.stream()
                .map(entry -> new Hit(entry, distance(entry, wanted)))
                .filter(hit -> hit.distance() < FOUND_NOWHERE)
                .sorted(Comparator.comparingInt(Hit::distance))
                .map(Hit::entry)
                .toList();
    }

    private record Hit(GlossaryEntry entry, int distance) {}

    private static int distance(GlossaryEntry entry, String wanted) {
        var en = SearchText.of(entry.en());
        var fr = SearchText.of(entry.fr());
        List<String> also = entry.also().stream().map(SearchText::of).toList();
        if (en.equals(wanted) || fr.equals(wanted) || also.contains(wanted)) {
            return 0;
        }
        if (en.startsWith(wanted) || fr.startsWith(wanted)) {
            return 1;
        }
        if (hasAll(en, wanted) || hasAll(fr, wanted)) {
            return 2;
        }
        if (also.stream().anyMatch(word -> hasAll(word, wanted))) {
            return 2;
        }
        var all = new StringBuilder(en).append(' ').append(fr);
        entry.claims().forEach(claim -> all.append(' ').append(SearchText.of(claim.text())));
        return hasAll(all.toString(), wanted) ? 3 : FOUND_NOWHERE;
    }

    /**
     * Words match from their beginning: "deploy" finds "deployment", "row" does not find "grow".
     */
    private static boolean hasAll(String text, String wanted) {
        var padded = " " + text;
        return Stream.of(wanted.split(" ", -1)).allMatch(word -> padded.contains(" " + word));
    }
}
