/** Tables as the lobby and the lists of games see them: a row of the database for each. */
@NullMarked
package holosite.server.table.row;

import org.jspecify.annotations.NullMarked;
