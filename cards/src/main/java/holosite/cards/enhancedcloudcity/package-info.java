/** The cards of Enhanced Cloud City. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.enhancedcloudcity;

import org.jspecify.annotations.NullMarked;
