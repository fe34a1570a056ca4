/**
 * What happens at a table: its state as a value, the events the journal stores, what players may do
 * and what it leads to, undo, and what becomes of stored games under other rules. It asks the rules
 * of the game for everything that concerns the game, and knows nothing of actors, sockets,
 * databases or accounts.
 */
@NullMarked
package holosite.server.table.game;

import org.jspecify.annotations.NullMarked;
