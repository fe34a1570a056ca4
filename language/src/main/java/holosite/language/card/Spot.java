package holosite.language.card;

/**
 * Where a location lies in its row: in which stretch, and in which order among the others there.
 * Locations of one stretch and order lie in any order.
 */
public record Spot(Stretch stretch, int order) {

    public Spot {
        if (order < 0 || order > 99) {
            throw new IllegalArgumentException("no such order in a row: " + order);
        }
    }
}
