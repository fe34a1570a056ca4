/**
 * What a card says: what holds for as long as it is in play, what it lets players do, what it does
 * by itself, how it comes into play and how it fires. Nothing here may know the card as a whole.
 */
@NullMarked
package holosite.language.ability;

import org.jspecify.annotations.NullMarked;
