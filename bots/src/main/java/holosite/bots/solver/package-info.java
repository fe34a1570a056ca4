/**
 * Solves puzzles: a search over everything both players may answer, which proves whether a goal can
 * be reached against every reply. It looks into games, which no bot may do; so no bot may use it.
 */
@NullMarked
package holosite.bots.solver;

import org.jspecify.annotations.NullMarked;
