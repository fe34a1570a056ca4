package holosite.rules.view;

import holosite.language.card.Side;
import java.util.List;

/**
 * A location and everything at it: whose icons, who is there, what a drain would be worth. A system
 * lies at a parsec (NaN for any other location). {@code boundTo} is the handle of the planet that a
 * battle station orbits, or of the ship or vehicle that a site is inside; {@link #UNBOUND} for
 * every other location.
 */
public record PlaceView(
        CardView location,
        String system,
        double parsec,
        int boundTo,
        int darkIcons,
        int lightIcons,
        double darkPower,
        double lightPower,
        double darkAbility,
        double lightAbility,
        boolean darkOccupies,
        boolean lightOccupies,
        double darkDrain,
        double lightDrain,
        List<CardView> cards) {

    /** Neither in orbit nor inside a ship. */
    public static final int UNBOUND = -1;

    public PlaceView {
        cards = List.copyOf(cards);
    }

    public int icons(Side side) {
        return side == Side.DARK ? darkIcons : lightIcons;
    }

    public double power(Side side) {
        return side == Side.DARK ? darkPower : lightPower;
    }

    public double ability(Side side) {
        return side == Side.DARK ? darkAbility : lightAbility;
    }

    public boolean occupies(Side side) {
        return side == Side.DARK ? darkOccupies : lightOccupies;
    }

    /** Occupies it and the other side does not. */
    public boolean controls(Side side) {
        return occupies(side) && !occupies(side.opposite());
    }

    /** What a Force drain by this side would be worth. */
    public double drain(Side side) {
        return side == Side.DARK ? darkDrain : lightDrain;
    }
}
