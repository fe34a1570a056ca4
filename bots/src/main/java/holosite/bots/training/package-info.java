/**
 * How bots learn to judge positions: games are played, and what lay on the table is fitted to who
 * won. It looks into games, which no bot may do; so no bot may use it.
 */
@NullMarked
package holosite.bots.training;

import org.jspecify.annotations.NullMarked;
