/** The cards of Third Anthology. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.thirdanthology;

import org.jspecify.annotations.NullMarked;
