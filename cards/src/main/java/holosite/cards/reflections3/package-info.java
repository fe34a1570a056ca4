/** The cards of Reflections 3. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.reflections3;

import org.jspecify.annotations.NullMarked;
