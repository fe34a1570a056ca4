/** The cards of Theed Palace. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.theedpalace;

import org.jspecify.annotations.NullMarked;
