/** The cards of Dagobah. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.dagobah;

import org.jspecify.annotations.NullMarked;
