/** Decks: those that come with the game and those of each account, checked, brought in and out. */
@NullMarked
package holosite.server.deck;

import org.jspecify.annotations.NullMarked;
