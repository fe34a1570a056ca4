/**
 * Presence and ability at a location: who occupies and controls it, who takes part in a battle
 * there, who is alone. It answers questions and changes nothing.
 */
@NullMarked
package holosite.rules.presence;

import org.jspecify.annotations.NullMarked;
