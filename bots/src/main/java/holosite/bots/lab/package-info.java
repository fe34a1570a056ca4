/**
 * The lab: many games between two decks, played by bots, and what can be learned from them. A game
 * depends on its number alone, so that results are the same wherever and in whatever order games
 * are played.
 */
@NullMarked
package holosite.bots.lab;

import org.jspecify.annotations.NullMarked;
