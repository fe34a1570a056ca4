/**
 * Duels between one character of each side, begun by a text. A duel is not a battle and uses none
 * of its rules.
 */
@NullMarked
package holosite.rules.duel;

import org.jspecify.annotations.NullMarked;
