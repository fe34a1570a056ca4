/**
 * Reacts: deploying or moving as a response to a battle or a Force drain that the opponent began.
 * Regular movement is in {@code move}.
 */
@NullMarked
package holosite.rules.react;

import org.jspecify.annotations.NullMarked;
