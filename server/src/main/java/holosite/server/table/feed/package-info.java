/**
 * What the players and spectators of a table are sent: sections that changed, the log, the chat.
 * Everything is worked out once for all who see and read the same.
 */
@NullMarked
package holosite.server.table.feed;

import org.jspecify.annotations.NullMarked;
