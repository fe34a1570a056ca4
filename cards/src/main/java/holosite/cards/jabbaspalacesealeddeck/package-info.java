/** The cards of Jabba's Palace Sealed Deck. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.jabbaspalacesealeddeck;

import org.jspecify.annotations.NullMarked;
