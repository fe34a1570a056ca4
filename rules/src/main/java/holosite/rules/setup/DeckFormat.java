package holosite.rules.setup;

import holosite.language.Card;
import holosite.language.card.Icon;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What decks must comply with. Every format asks for what the rules ask; some ask for more. */
public enum DeckFormat {
    OPEN(Set.of()),
    /** Premiere with its introductory game. */
    PREMIERE(Set.of("1", "101")),
    /** All that had come out before Hoth. */
    PREMIERE_TO_A_NEW_HOPE(Set.of("1", "101", "103", "2", "102")),
    /** All that had come out before Dagobah. */
    PREMIERE_TO_HOTH(Set.of("1", "101", "103", "2", "102", "3", "104")),
    /** The Episode I environment: only cards with that icon. */
    EPISODE_I(Set.of()) {
        @Override
        boolean allows(Card card) {
            return card.icons().contains(Icon.EPISODE_I);
        }
    };

    private final Set<String> sets;

    DeckFormat(Set<String> sets) {
        this.sets = sets;
    }

    public static Optional<DeckFormat> named(String word) {
        return Arrays.stream(values()).filter(format -> format.toString().equals(word)).findFirst();
    }

    /** Whether a card of this set may be played; the set is the number an id begins with. */
    boolean allows(Card card) {
        return sets.isEmpty() || sets.contains(card.id().substring(0, card.id().indexOf('_')));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
