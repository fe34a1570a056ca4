/** What a card can say: filters, amounts, conditions, effects and abilities, with their prose. */
@NullMarked
package holosite.language;

import org.jspecify.annotations.NullMarked;
