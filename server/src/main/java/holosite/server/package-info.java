/** The house in which people play: tables, accounts, decks, replays, over HTTP and WebSocket. */
@NullMarked
package holosite.server;

import org.jspecify.annotations.NullMarked;
