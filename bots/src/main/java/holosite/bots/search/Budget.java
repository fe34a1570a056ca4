package holosite.bots.search;

/**
 * How much thought goes into a decision.
 *
 * @param playouts how many imagined games are played on for the usual choice between four answers
 * @param turns for how many turns
 * @param acts how many acts are compared at most; more would each be tried too seldom
 * @param places how many places to deploy or move to are tried besides the one that seems best
 */
public record Budget(int playouts, int turns, int acts, int places) {
    /** The same with so many games played on. */
    public Budget withPlayouts(int other) {
        return new Budget(other, turns, acts, places);
    }
}
