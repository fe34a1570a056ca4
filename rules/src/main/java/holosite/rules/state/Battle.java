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
        int id,
        int location,
        @Nullable Side begunBy,
        Segment segment,
        Sides<BattleAccount> accounts) {

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
            new Battle(0, Table.NOBODY, null, Segment.NONE, Sides.both(BattleAccount.EMPTY));

    public static Battle at(int id, int location, Side initiator) {
        return new Battle(
                id, location, initiator, Segment.INITIATION, Sides.both(BattleAccount.EMPTY));
    }

    public boolean isGoingOn() {
        return segment != Segment.NONE;
    }

    /** Who began the battle that is going on. */
    public Side initiator() {
        return Objects.requireNonNull(begunBy, "no battle is going on");
    }

    public BattleAccount of(Side player) {
        return accounts.of(player);
    }

    /** Who won, once the totals are made; nobody on a tie. */
    public @Nullable Side winner() {
        double dark = accounts.dark().power();
        double light = accounts.light().power();
        if (segment.isBefore(Segment.POWER) || dark == light) {
            return null;
        }
        return dark > light ? Side.DARK : Side.LIGHT;
    }

    public Battle in(Segment next) {
        return new Battle(id, location, begunBy, next, accounts);
    }

    public Battle with(Side player, BattleAccount account) {
        return with(accounts.with(player, account));
    }

    public Battle with(Sides<BattleAccount> changed) {
        return new Battle(id, location, begunBy, segment, changed);
    }
}
