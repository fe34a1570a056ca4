/**
 * Podraces: race destinies drawn for Podracers and stacked on them, race totals, damage, and who
 * has won. When destinies are drawn, how far the race goes and what is won is said by the Epic
 * Event.
 */
@NullMarked
package holosite.rules.podrace;

import org.jspecify.annotations.NullMarked;
