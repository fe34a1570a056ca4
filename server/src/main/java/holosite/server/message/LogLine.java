package holosite.server.message;

import holosite.language.card.Side;
import java.util.List;
import java.util.Optional;

/** A line of the log; one sent again under its number replaces the one before. */
public record LogLine(
        int number,
        String kind,
        Optional<Side> player,
        String text,
        List<NamedCard> cards,
        double amount) {

    public LogLine {
        cards = List.copyOf(cards);
    }

    /** A card that the text names. */
    public record NamedCard(String id, String title) {}
}
