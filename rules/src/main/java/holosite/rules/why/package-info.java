/** Why a number is what it is, and why something may not be done, in English and French. */
@NullMarked
package holosite.rules.why;

import org.jspecify.annotations.NullMarked;
