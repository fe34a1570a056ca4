/** The cards of Tatooine. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.tatooine;

import org.jspecify.annotations.NullMarked;
