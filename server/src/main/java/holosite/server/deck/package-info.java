/**
 * The decks that players keep, and the routes to list, read, import, export and check them. Whether
 * a deck is legal is decided by the rules, never here.
 */
@NullMarked
package holosite.server.deck;

import org.jspecify.annotations.NullMarked;
