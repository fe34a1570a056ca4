package holosite.server.message;

import java.util.List;

/** Something at the table that a lesson or a hint points at: a card, a pile or a part of it. */
public record PointedAt(String thing, List<String> cards) {
    public PointedAt {
        cards = List.copyOf(cards);
    }
}
