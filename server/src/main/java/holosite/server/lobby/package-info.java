/**
 * Opening, joining and listing tables. It reads the row that each table writes of itself, and sends
 * commands to tables; it holds no game.
 */
@NullMarked
package holosite.server.lobby;

import org.jspecify.annotations.NullMarked;
