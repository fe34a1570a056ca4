package holosite.rules.state;

import holosite.language.card.Side;
import holosite.rules.table.Table;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The battle going on. Totals exist once the power segment has made them. A step makes a new
 * battle.
 */
public record Battle(
        int id, int location, @Nullable Side begunBy, Segment segment, Sides<BattleSide> sides) {

    /** How far the battle has come. */
    public enum Segment {
        NONE,
        INITIATION,
        WEAPONS,
        POWER,
        DAMAGE,
        ENDING;

        public boolean isBefore(Segment other) {
            return compareTo(other) < 0;
        }
    }

    public static final Battle NONE =
            new Battle(0, Table.NOBODY, null, Segment.NONE, Sides.both(BattleSide.EMPTY));

    public static Battle at(int id, int location, Side initiator) {
        return new Battle(
                id, location, initiator, Segment.INITIATION, Sides.both(BattleSide.EMPTY));
    }

    public boolean isGoingOn() {
        return segment != Segment.NONE;
    }

    /** Who began the battle that is going on. */
    public Side initiator() {
        return Objects.requireNonNull(begunBy, "no battle is going on");
    }

    public BattleSide of(Side player) {
        return sides.of(player);
    }

    /** Who won, once the totals are made; nobody on a tie. */
    public @Nullable Side winner() {
        double dark = sides.dark().power();
        double light = sides.light().power();
        if (segment.isBefore(Segment.POWER) || dark == light) {
            return null;
        }
        return dark > light ? Side.DARK : Side.LIGHT;
    }

    public Battle in(Segment next) {
        return new Battle(id, location, begunBy, next, sides);
    }

    public Battle with(Side player, BattleSide side) {
        return with(sides.with(player, side));
    }

    public Battle with(Sides<BattleSide> changed) {
        return new Battle(id, location, begunBy, segment, changed);
    }
}
