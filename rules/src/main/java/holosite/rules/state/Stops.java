package holosite.rules.state;

import holosite.language.card.Phase;
import holosite.language.card.Side;

import java.util.Collection;

/**
 * Where each player wants to be asked although he can do nothing, so that being asked tells nobody
 * what he holds: in phases of his own turns, in phases of his opponent's, and at every moment that
 * could be answered. A number of bits for each player.
 */
public record Stops(int dark, int light) {
    private static final int PHASES = Phase.values().length;
    private static final int OWN = (1 << PHASES) - 1;
    private static final int RESPONSES = 1 << 2 * PHASES;
    private static final int ALL_BITS = 2 * RESPONSES - 1;

    /** Nobody is asked where he can do nothing. */
    public static final Stops NONE = new Stops(0, 0);

    /** The turn player is asked in each phase. */
    public static final Stops OWN_TURNS = new Stops(OWN, OWN);

    /** Both are asked everywhere. */
    public static final Stops ALL = new Stops(ALL_BITS, ALL_BITS);

    public Stops {
        if ((dark & ~ALL_BITS) != 0 || (light & ~ALL_BITS) != 0) {
            throw new IllegalArgumentException("there are no such stops");
        }
    }

    /** The same, but that this player wants to be asked here. */
    public Stops with(
            Side player, Collection<Phase> own, Collection<Phase> opponents, boolean responses) {
        int bits = bits(own) | bits(opponents) << PHASES | (responses ? RESPONSES : 0);
        return player == Side.DARK ? new Stops(bits, light) : new Stops(dark, bits);
    }

    private static int bits(Collection<Phase> phases) {
        int bits = 0;
        for (Phase phase : phases) {
            bits |= 1 << phase.ordinal();
        }
        return bits;
    }

    private int of(Side player) {
        return player == Side.DARK ? dark : light;
    }

    /** Whether this player is asked in this phase of a turn. */
    public boolean inPhase(Side player, Side turnPlayer, Phase phase) {
        int bit = 1 << phase.ordinal();
        return (of(player) & (player == turnPlayer ? bit : bit << PHASES)) != 0;
    }

    /** Whether this player is asked at every moment that could be answered. */
    public boolean atResponses(Side player) {
        return (of(player) & RESPONSES) != 0;
    }

    /** Whether anybody is. */
    public boolean atResponses() {
        return ((dark | light) & RESPONSES) != 0;
    }
}
