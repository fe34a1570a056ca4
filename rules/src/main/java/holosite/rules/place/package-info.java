/**
 * Places and their layout: rows of locations, parsecs, which kinds of card can be at which kind of
 * place, sites inside ships. Where a card is at this moment is in {@code whereabouts}.
 */
@NullMarked
package holosite.rules.place;

import org.jspecify.annotations.NullMarked;
