/**
 * A game at the terminal: the table as text, the menu of choices, and what a player may type. It
 * draws a view and knows no rules.
 */
@NullMarked
package holosite.app.terminal;

import org.jspecify.annotations.NullMarked;
