/**
 * Moving: regular moves of every kind, getting in and out, reacts, and cards that wander by
 * themselves.
 */
@NullMarked
package holosite.rules.move;

import org.jspecify.annotations.NullMarked;
