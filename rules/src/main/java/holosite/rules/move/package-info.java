/** Moving: regular moves of every kind, getting in and out, reacts, and what drifts by itself. */
@NullMarked
package holosite.rules.move;

import org.jspecify.annotations.NullMarked;
