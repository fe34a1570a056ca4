package holosite.rules.modifier;

import holosite.language.ability.Modifier;
import holosite.language.card.Figure;
import java.util.List;

/**
 * What a figure is made up of: where it starts from, and what each card does to it, in order. The
 * words for it are in {@code holosite.rules.tell}.
 */
public record Breakdown(Figure figure, double total, List<Item> items) {

    public Breakdown {
        items = List.copyOf(items);
    }

    /** One part, with the title of the card it is due to; empty if it is not due to a card. */
    public record Item(Kind kind, String card, Modifier.Op op, double amount) {}

    /** Where a part of the number comes from. */
    public enum Kind {
        PRINTED,
        /** What the rules give if nothing is printed. */
        RULE,
        FORCE_ICONS,
        /** What a card itself counts for. */
        CARD,
        /** A card's text changes it. */
        TEXT,
        /** A text demands this much first. */
        TOLL
    }
}
