/** How the game runs, one room for each concept of the game. */
@NullMarked
package holosite.rules;

import org.jspecify.annotations.NullMarked;
