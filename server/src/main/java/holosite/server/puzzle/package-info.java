/**
 * The puzzles that come with the game: their files, who has solved what, and the routes to list and
 * begin them. What happens in a puzzle is decided at its table.
 */
@NullMarked
package holosite.server.puzzle;

import org.jspecify.annotations.NullMarked;
