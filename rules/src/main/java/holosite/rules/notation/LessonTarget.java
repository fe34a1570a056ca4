package holosite.rules.notation;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Something at the table that a lesson points at.
 *
 * @param thing {@link #CARD}, a part of the table, or a pile such as {@code light_force_pile}
 * @param cards of a card: the ids it may have
 */
public record LessonTarget(String thing, List<String> cards) {
    public static final String CARD = "card";

    private static final List<String> PARTS =
            List.of("prompt", "answers", "hand", "opponent", "phases", "board", "log", "battle");

    private static final Pattern PILE =
            Pattern.compile(
                    "(?i)(dark|light) (reserve deck|force pile|used pile|lost pile|piles|hand)");

    public LessonTarget {
        cards = List.copyOf(cards);
    }

    static LessonTarget read(IndentedLines line, String words, CardPool pool) {
        String lower = words.toLowerCase(Locale.ROOT);
        if (PARTS.contains(lower)) {
            return new LessonTarget(lower, List.of());
        }
        Matcher pile = PILE.matcher(words);
        if (pile.matches()) {
            return new LessonTarget(lower.replace(' ', '_'), List.of());
        }
        List<Card> found = pool.titled(words);
        for (Side side : Side.values()) {
            String before = side.name().toLowerCase(Locale.ROOT) + " ";
            if (found.isEmpty() && lower.startsWith(before)) {
                found =
                        pool.titled(words.substring(before.length())).stream()
                                .filter(card -> card.side() == side)
                                .toList();
            }
        }
        if (found.isEmpty()) {
            throw line.wrong(
                    "there is no card '"
                            + words
                            + "', and what else can be lit is: "
                            + String.join(", ", PARTS)
                            + ", and a pile such as 'Light Force Pile'.");
        }
        return new LessonTarget(CARD, found.stream().map(Card::id).toList());
    }
}
