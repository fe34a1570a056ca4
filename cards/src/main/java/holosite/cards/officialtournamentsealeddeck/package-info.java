/** The cards of Official Tournament Sealed Deck. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.officialtournamentsealeddeck;

import org.jspecify.annotations.NullMarked;
