/** The cards of Rebel Leader Pack. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.rebelleaderpack;

import org.jspecify.annotations.NullMarked;
