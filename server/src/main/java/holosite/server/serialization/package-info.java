/**
 * How values are written as JSON and read: for the journal and between processes, and for clients.
 * What the messages say is declared by the packages that send them.
 */
@NullMarked
package holosite.server.serialization;

import org.jspecify.annotations.NullMarked;
