/**
 * The bots there are, by the names people call them. Whoever offers a choice of bots (the
 * simulation, the command line, the server) asks here and names no bot class.
 */
@NullMarked
package holosite.bots.kind;

import org.jspecify.annotations.NullMarked;
