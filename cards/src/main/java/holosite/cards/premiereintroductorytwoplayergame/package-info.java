/** The cards of Premiere Introductory Two Player Game. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.premiereintroductorytwoplayergame;

import org.jspecify.annotations.NullMarked;
