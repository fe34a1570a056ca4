/** The cards of Hoth. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.hoth;

import org.jspecify.annotations.NullMarked;
