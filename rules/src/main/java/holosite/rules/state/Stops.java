package holosite.rules.state;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * Where each player wants to be asked although he can do nothing, so that being asked reveals
 * nothing about what he holds.
 */
public record Stops(Sides<OfPlayer> players) {

    /**
     * Where one player wants to be asked: in these phases of his own turns, in these of his
     * opponent's, and at every moment he could respond to.
     */
    public record OfPlayer(List<Phase> own, List<Phase> opponents, boolean responses) {
        public OfPlayer {
            own = inOrder(own);
            opponents = inOrder(opponents);
        }
    }

    private static final List<Phase> EVERY_PHASE = List.of(Phase.values());

    /** Nobody is asked where he can do nothing. */
    public static final Stops NONE = both(List.of(), List.of(), false);

    /** The turn player is asked in each phase. */
    public static final Stops OWN_TURNS = both(EVERY_PHASE, List.of(), false);

    /** Both are asked everywhere. */
    public static final Stops ALL = both(EVERY_PHASE, EVERY_PHASE, true);

    private static Stops both(List<Phase> own, List<Phase> opponents, boolean responses) {
        return new Stops(Sides.both(new OfPlayer(own, opponents, responses)));
    }

    /** Equal stops are equal in whatever order they were named. */
    private static List<Phase> inOrder(Collection<Phase> phases) {
        return Arrays.stream(Phase.values()).filter(phases::contains).toList();
    }

    /** The same, except that this player wants to be asked here. */
    public Stops with(
            Side player, Collection<Phase> own, Collection<Phase> opponents, boolean responses) {
        var stops = new OfPlayer(inOrder(own), inOrder(opponents), responses);
        return new Stops(players.with(player, stops));
    }

    /** Whether this player is asked in this phase of a turn. */
    public boolean inPhase(Side player, Side turnPlayer, Phase phase) {
        OfPlayer stops = players.of(player);
        return (player == turnPlayer ? stops.own() : stops.opponents()).contains(phase);
    }

    /** Whether this player is asked at every moment he could respond to. */
    public boolean atResponses(Side player) {
        return players.of(player).responses();
    }

    /** Whether anybody is. */
    public boolean atResponses() {
        return players.dark().responses() || players.light().responses();
    }
}
