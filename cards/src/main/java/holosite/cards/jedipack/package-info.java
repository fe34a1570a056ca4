/** The cards of Jedi Pack. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.jedipack;

import org.jspecify.annotations.NullMarked;
