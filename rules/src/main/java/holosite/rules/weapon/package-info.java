/** Weapons: who may fire what at whom, the shot itself, and what a hit does. */
@NullMarked
package holosite.rules.weapon;

import org.jspecify.annotations.NullMarked;
