/** Captives and their escorts, spies under cover, cards stolen, excluded from battle or missing. */
@NullMarked
package holosite.rules.training;

import org.jspecify.annotations.NullMarked;
