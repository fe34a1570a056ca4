/**
 * A table at which two play: an entity that keeps what happened as events, its clocks, what its
 * players ask of each other, the bots at it, those who watch, and the WebSocket they all use.
 */
@NullMarked
package holosite.server.table;

import org.jspecify.annotations.NullMarked;
