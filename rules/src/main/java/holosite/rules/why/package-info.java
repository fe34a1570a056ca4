/**
 * Why a number is what it is, and why something may not be done, as values made by the rules
 * themselves. The sentences are in {@code tell}.
 */
@NullMarked
package holosite.rules.why;

import org.jspecify.annotations.NullMarked;
