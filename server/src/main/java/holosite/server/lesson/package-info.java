/**
 * The lessons that come with the game: their files, who has learned what, and the routes to list
 * and begin them. What happens in a lesson is decided at its table.
 */
@NullMarked
package holosite.server.lesson;

import org.jspecify.annotations.NullMarked;
