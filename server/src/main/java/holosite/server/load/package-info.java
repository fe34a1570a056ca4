/**
 * Measures a server: many tables at once with bots at them, and how long an answer takes to reach
 * every client. A running server never uses it.
 */
@NullMarked
package holosite.server.load;

import org.jspecify.annotations.NullMarked;
