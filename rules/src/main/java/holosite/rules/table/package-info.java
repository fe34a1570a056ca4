/**
 * Where every card is: arrays indexed by a small card number, with zones, roles and flags; and who
 * knows which card. The numbers stay inside the rules; what may be where is decided by the packages
 * above.
 */
@NullMarked
package holosite.rules.table;

import org.jspecify.annotations.NullMarked;
