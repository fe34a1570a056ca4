/**
 * A table at which two play: an event-sourced entity with its clocks, requests between players,
 * bots, spectators and undo, and the WebSocket that clients use. It asks the rules for everything
 * that concerns the game, and knows nothing of accounts, decks or HTTP routes.
 */
@NullMarked
package holosite.server.table;

import org.jspecify.annotations.NullMarked;
