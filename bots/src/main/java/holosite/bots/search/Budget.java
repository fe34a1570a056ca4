package holosite.bots.search;

/**
 * How much thought goes into a decision.
 *
 * @param playouts how many imagined games are played on for the usual choice between four answers
 * @param turns for how many turns
 */
public record Budget(int playouts, int turns) {}
