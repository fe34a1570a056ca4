/**
 * One process: its settings, database and logs, and how it joins the other processes on the same
 * database. It starts the tables and knows nothing of HTTP.
 */
@NullMarked
package holosite.server.node;

import org.jspecify.annotations.NullMarked;
