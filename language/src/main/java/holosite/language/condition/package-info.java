/**
 * What must be true at a moment for a text to apply. A condition asks about cards, numbers and the
 * course of the game; it changes nothing. Effects and abilities may not be used here.
 */
@NullMarked
package holosite.language.condition;

import org.jspecify.annotations.NullMarked;
