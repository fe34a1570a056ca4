/** Captives and their escorts, spies under cover, cards stolen, excluded from battle or missing. */
@NullMarked
package holosite.rules.duel;

import org.jspecify.annotations.NullMarked;
