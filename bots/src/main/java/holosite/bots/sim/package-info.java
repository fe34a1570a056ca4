/**
 * The simulation kit: whole games between bots, and the invariants that must hold at every decision
 * of them. It looks into games, which no bot may do; so no bot may use it.
 */
@NullMarked
package holosite.bots.sim;

import org.jspecify.annotations.NullMarked;
