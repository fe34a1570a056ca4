/**
 * Battles, from beginning one to its end: weapons segment, power segment, battle destiny, attrition
 * and damage. Attacks of creatures and duels are not battles and live elsewhere.
 */
@NullMarked
package holosite.rules.battle;

import org.jspecify.annotations.NullMarked;
