/**
 * How strong the bots are: games between them over mirrored decks and sides, and ratings fitted to
 * who won. A game is played as in a simulation.
 */
@NullMarked
package holosite.bots.league;

import org.jspecify.annotations.NullMarked;
