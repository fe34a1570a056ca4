/**
 * The facts of the game that texts name and that need no other node: types, icons, characteristics,
 * figures, piles, phases, sides, and the parts of a starship or vehicle. Each brings its own words
 * in both languages. No filter, amount or ability may be used here.
 */
@NullMarked
package holosite.language.card;

import org.jspecify.annotations.NullMarked;
