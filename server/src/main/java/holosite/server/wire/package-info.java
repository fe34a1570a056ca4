/**
 * What clients are sent: everything a view holds, as JSON in the viewer's language. The shapes are
 * those of {@code web/src/lib/protocol.ts}; docs/protocol.md tells them in words.
 */
@NullMarked
package holosite.server.wire;

import org.jspecify.annotations.NullMarked;
