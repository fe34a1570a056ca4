/** The cards of Cloud City. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.cloudcity;

import org.jspecify.annotations.NullMarked;
