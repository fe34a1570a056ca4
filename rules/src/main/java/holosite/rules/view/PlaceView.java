package holosite.rules.view;

import holosite.language.card.Side;
import java.util.List;

/**
 * A location and everything at it: whose icons, who is there, what a drain would be worth. A system
 * lies at a parsec (NaN for any other location), and a battle station may orbit the planet whose
 * card has the handle {@code orbits} (else {@link #IN_NO_ORBIT}).
 */
public record PlaceView(
        CardView location,
        String system,
        double parsec,
        int orbits,
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

    /** A system that orbits nothing: every one but some battle stations. */
    public static final int IN_NO_ORBIT = -1;

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
