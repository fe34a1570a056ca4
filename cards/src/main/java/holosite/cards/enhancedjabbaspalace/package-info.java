/** The cards of Enhanced Jabba's Palace. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.enhancedjabbaspalace;

import org.jspecify.annotations.NullMarked;
