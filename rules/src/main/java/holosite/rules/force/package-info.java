/**
 * Force and its piles: generation, activation, use, loss, retrieval, re-circulation, drawing cards,
 * and Life Force. Why Force is used or lost is decided elsewhere.
 */
@NullMarked
package holosite.rules.force;

import org.jspecify.annotations.NullMarked;
