/** The cards of Premiere. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.premiere;

import org.jspecify.annotations.NullMarked;
