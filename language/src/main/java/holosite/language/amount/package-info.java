/**
 * Numbers as a card states them: fixed, counted, read from a card or a pile, or computed from other
 * numbers. An amount is worked out each time it is read. Effects and abilities may not be used
 * here.
 */
@NullMarked
package holosite.language.amount;

import org.jspecify.annotations.NullMarked;
