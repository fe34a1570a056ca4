/** The cards of Death Star II. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.deathstarii;

import org.jspecify.annotations.NullMarked;
