/** The cards of Special Edition. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.specialedition;

import org.jspecify.annotations.NullMarked;
