/**
 * Where cards are at this moment: at or present at a location, aboard, in orbit, piloted or landed.
 * It answers questions and changes nothing.
 */
@NullMarked
package holosite.rules.whereabouts;

import org.jspecify.annotations.NullMarked;
