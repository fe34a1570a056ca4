/** Where players meet: open tables and live ones, tables of one's own, bots. */
@NullMarked
package holosite.server.lobby;

import org.jspecify.annotations.NullMarked;
