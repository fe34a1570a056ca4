/**
 * Finished games played again from the journal, and the routes to look at them, download them and
 * continue from any decision. A game that is still going on is never shown.
 */
@NullMarked
package holosite.server.replay;

import org.jspecify.annotations.NullMarked;
