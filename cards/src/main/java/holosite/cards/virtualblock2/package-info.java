/** The cards of Virtual Block 2. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.virtualblock2;

import org.jspecify.annotations.NullMarked;
