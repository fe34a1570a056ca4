/** The cards of Reflections 2. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.reflections2;

import org.jspecify.annotations.NullMarked;
