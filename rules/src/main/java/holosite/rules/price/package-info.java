/**
 * What actions are paid with, a class for each kind of price: whether it can be paid, and how. Only
 * the compilers make prices; beginning an action knows them as {@link holosite.rules.text.Price}.
 */
@NullMarked
package holosite.rules.price;

import org.jspecify.annotations.NullMarked;
