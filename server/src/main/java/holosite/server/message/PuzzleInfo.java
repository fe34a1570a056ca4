package holosite.server.message;

import holosite.language.card.Side;
import holosite.rules.notation.Puzzle;
import java.util.List;
import java.util.Optional;

/** The puzzle that is to be solved at a table: its words, and what is known of hidden cards. */
public record PuzzleInfo(
        String id,
        Puzzle.Theme theme,
        int level,
        String title,
        String about,
        String goal,
        List<Hint> hints,
        List<Known> known)
        implements Section {

    public PuzzleInfo {
        hints = List.copyOf(hints);
        known = List.copyOf(known);
    }

    /** Something that helps, and what it points at. */
    public record Hint(String text, Optional<PointedAt> lit) {}

    /** A pile that others could not look into, as it was at the start: its cards, top first. */
    public record Known(Side side, Pile pile, List<String> cards) {
        public Known {
            cards = List.copyOf(cards);
        }
    }

    /** Which pile. */
    public enum Pile {
        HAND,
        RESERVE_DECK
    }
}
