/**
 * Podraces: race destinies drawn for Podracers and stacked on them, race totals, damage, and who
 * has won. When one draws, how far one races and what is won is said by the Epic Event.
 */
@NullMarked
package holosite.rules.podrace;

import org.jspecify.annotations.NullMarked;
