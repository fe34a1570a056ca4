/** The cards of Jabba's Palace. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.jabbaspalace;

import org.jspecify.annotations.NullMarked;
