/** A game at the terminal: the table as text, questions with numbered choices, a saved record. */
@NullMarked
package holosite.app.terminal;

import org.jspecify.annotations.NullMarked;
