/** The cards of Empire Strikes Back Introductory Two Player Game. Only the set itself is seen from outside. */
@NullMarked
package holosite.cards.empirestrikesbackintroductorytwoplayergame;

import org.jspecify.annotations.NullMarked;
