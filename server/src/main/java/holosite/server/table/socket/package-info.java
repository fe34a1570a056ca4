/** The WebSocket through which clients sit at a table: messages, limits, and what is sent. */
@NullMarked
package holosite.server.table.socket;

import org.jspecify.annotations.NullMarked;
