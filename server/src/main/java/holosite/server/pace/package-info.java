/**
 * Measures how often players are asked: bots play, and at every question it is noted whether a
 * person in that seat would be asked there. A running server never uses it.
 */
@NullMarked
package holosite.server.pace;

import org.jspecify.annotations.NullMarked;
