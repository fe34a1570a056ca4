/**
 * A bot that plays by simple, sensible rules: one class for each kind of question. It reads the
 * view and the definitions of cards, and never a game. It knows no card by name.
 */
@NullMarked
package holosite.bots.rookie;

import org.jspecify.annotations.NullMarked;
