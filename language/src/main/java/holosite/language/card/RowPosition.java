package holosite.language.card;

import holosite.language.check.Refuse;

/**
 * Where a location lies in its row: in which stretch, and in which order among the others there.
 * Locations of one stretch and order lie in any order.
 */
public record RowPosition(Stretch stretch, int order) {

    public RowPosition {
        Refuse.when(order < 0 || order > 99, "no such order in a row: %s", order);
    }
}
