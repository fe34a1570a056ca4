/**
 * Which cards are meant. A filter describes cards, and locations too, by what is printed on them,
 * whose they are, where they are and how they relate to each other; a {@code Ref} refers to one
 * card. Conditions, effects and abilities may not be used here.
 */
@NullMarked
package holosite.language.filter;

import org.jspecify.annotations.NullMarked;
