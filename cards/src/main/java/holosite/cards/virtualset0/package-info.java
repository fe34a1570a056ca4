/** The cards of Virtual Set 0. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.virtualset0;

import org.jspecify.annotations.NullMarked;
