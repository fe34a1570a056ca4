/**
 * How events and messages are written as JSON, for the journal and between processes. What the
 * messages say is declared by the packages that send them.
 */
@NullMarked
package holosite.server.serialization;

import org.jspecify.annotations.NullMarked;
