/**
 * The routes that hand out all cards at once. How a card is written as JSON is the business of the
 * package {@code wire}.
 */
@NullMarked
package holosite.server.catalogue;

import org.jspecify.annotations.NullMarked;
