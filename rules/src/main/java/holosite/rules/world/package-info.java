/**
 * Games as a player may imagine them: what he knows is as it is, and what is hidden from him is
 * drawn anew. Nothing here may hand out the game it looks at.
 */
@NullMarked
package holosite.rules.world;

import org.jspecify.annotations.NullMarked;
