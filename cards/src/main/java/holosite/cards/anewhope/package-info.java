/** The cards of A New Hope. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.anewhope;

import org.jspecify.annotations.NullMarked;
