/**
 * The whole server put together: one process with its tables, and the HTTP routes on top of it.
 * Also what runs beside the requests, such as the hourly clean-up. Nothing else of the server may
 * use this package.
 */
@NullMarked
package holosite.server;

import org.jspecify.annotations.NullMarked;
