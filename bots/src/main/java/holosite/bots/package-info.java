/**
 * Players that see a view and answer its question: the {@code Bot} interface, and a bot that
 * answers at random. A bot gets what a person in its seat would see and nothing else: no game, no
 * hidden card.
 */
@NullMarked
package holosite.bots;

import org.jspecify.annotations.NullMarked;
