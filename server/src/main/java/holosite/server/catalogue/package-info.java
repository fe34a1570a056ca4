/** Every card, for the client to draw. */
@NullMarked
package holosite.server.catalogue;

import org.jspecify.annotations.NullMarked;
