/**
 * Training: mentors, apprentices and Jedi Tests, from the beginning of a test to its completion.
 * The destiny drawn for a test is in {@code destiny}.
 */
@NullMarked
package holosite.rules.training;

import org.jspecify.annotations.NullMarked;
