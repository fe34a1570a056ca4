package holosite.rules.view;

import holosite.language.card.Side;
import java.util.List;

/** A location and everything at it: whose icons, who is there, what a drain would be worth. */
public record PlaceView(
        CardView location,
        String system,
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

    /** What a Force drain by this side would be worth. */
    public double drain(Side side) {
        return side == Side.DARK ? darkDrain : lightDrain;
    }
}
