package holosite.glossary;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * An entry of the glossary.
 *
 * @param en the headword in English
 * @param fr the headword in French
 * @param also other words under which it is found, in either language
 * @param card the card's id, if the entry is about one card and that card has an id
 * @param see where else to look; many of these point to entries that are not in the glossary
 * @param mentions titles of other cards the entry names
 * @param claims what the entry says the game must do, in the entry's order
 */
public record GlossaryEntry(
        String id,
        Area area,
        EntryKind kind,
        String en,
        String fr,
        List<String> also,
        Optional<String> card,
        List<String> see,
        List<String> mentions,
        List<ClaimStatement> claims) {
    /** Which of two cards of one title is meant. */
    private static final Pattern SIDE = Pattern.compile(" \\((?:Dark|Light) Side[^)]*\\)$");

    public GlossaryEntry {
        if (!id.matches("[a-z0-9-]+")) {
            throw new IllegalArgumentException("not an entry id: \"" + id + "\"");
        }
        also = List.copyOf(also);
        see = List.copyOf(see);
        mentions = List.copyOf(mentions);
        claims = List.copyOf(claims);
        if (kind == EntryKind.BASE && !claims.isEmpty()) {
            throw new IllegalArgumentException("a base word explains; it claims nothing: " + id);
        }
        // Tests name claims by number, so the numbers must not shift when one is dropped or added.
        for (int i = 0; i < claims.size(); i++) {
            var expected = id + "#" + (i + 1);
            if (!claims.get(i).id().equals(expected)) {
                throw new IllegalArgumentException(
                        "expected claim " + expected + ", found " + claims.get(i).id());
            }
        }
    }

    /** What French readers find it as: a card has one title, the one it has on the table. */
    public String inFrench() {
        if (kind != EntryKind.CARD) {
            return fr;
        }
        var side = SIDE.matcher(en);
        return side.find()
                ? en.substring(0, side.start()) + fr.substring(fr.lastIndexOf(" ("))
                : en;
    }
}
