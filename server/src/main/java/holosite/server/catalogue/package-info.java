/**
 * The routes that hand out all cards at once. What is told of a card is the business of the package
 * {@code wire}.
 */
@NullMarked
package holosite.server.catalogue;

import org.jspecify.annotations.NullMarked;
