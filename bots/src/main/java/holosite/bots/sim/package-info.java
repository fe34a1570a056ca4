/** The simulation kit: whole games between bots, and what must hold at every decision of them. */
@NullMarked
package holosite.bots.sim;

import org.jspecify.annotations.NullMarked;
