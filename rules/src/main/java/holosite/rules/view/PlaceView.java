package holosite.rules.view;

import holosite.language.card.Side;
import holosite.rules.state.Sides;
import java.util.List;
import java.util.OptionalInt;

/**
 * A location and everything at it: whose icons, who is there, what a drain would be worth. A system
 * lies at a parsec (NaN for any other location). {@code boundTo} is the handle of the planet that a
 * battle station orbits, or of the ship or vehicle that a site is inside; every other location has
 * none.
 */
public record PlaceView(
        CardView location,
        String system,
        double parsec,
        OptionalInt boundTo,
        Sides<PlaceSideView> sides,
        List<CardView> cards) {

    /** What a side has at a location. */
    public record PlaceSideView(
            int icons, double power, double ability, boolean occupies, double drain) {}

    public PlaceView {
        cards = List.copyOf(cards);
    }

    public int icons(Side side) {
        return sides.of(side).icons();
    }

    public double power(Side side) {
        return sides.of(side).power();
    }

    public double ability(Side side) {
        return sides.of(side).ability();
    }

    public boolean occupies(Side side) {
        return sides.of(side).occupies();
    }

    /** Occupies it and the other side does not. */
    public boolean controls(Side side) {
        return occupies(side) && !occupies(side.opposite());
    }

    /** What a Force drain by this side would be worth. */
    public double drain(Side side) {
        return sides.of(side).drain();
    }
}
