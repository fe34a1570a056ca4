/** The cards of Enhanced Premiere. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.enhancedpremiere;

import org.jspecify.annotations.NullMarked;
