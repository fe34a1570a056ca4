/**
 * Force drains: where a player may make one, and the drain itself. The loss of Force is in {@code
 * force}.
 */
@NullMarked
package holosite.rules.drain;

import org.jspecify.annotations.NullMarked;
