/**
 * How many cards of a title or a persona may be on the table or played in a turn. It answers
 * questions; deploying and replacing cards ask it.
 */
@NullMarked
package holosite.rules.uniqueness;

import org.jspecify.annotations.NullMarked;
