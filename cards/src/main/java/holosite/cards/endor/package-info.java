/** The cards of Endor. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.endor;

import org.jspecify.annotations.NullMarked;
