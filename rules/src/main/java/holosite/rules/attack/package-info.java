/** Creatures, and the attacks they make and suffer. */
@NullMarked
package holosite.rules.attack;

import org.jspecify.annotations.NullMarked;
