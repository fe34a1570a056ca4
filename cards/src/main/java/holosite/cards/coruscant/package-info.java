/** The cards of Coruscant. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.coruscant;

import org.jspecify.annotations.NullMarked;
