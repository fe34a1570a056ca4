/**
 * Games in progress as readable text, and back. Steps and everything else a game is made of are
 * records of numbers and names; one reader and one writer know them all by their components, under
 * the names that {@code SavedNames} gives them. No rule lives here, and no rule knows how it is
 * saved.
 */
@NullMarked
package holosite.rules.save;

import org.jspecify.annotations.NullMarked;
