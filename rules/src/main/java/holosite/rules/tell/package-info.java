/**
 * Everything a player reads, in English and French: questions, choices, the log, explanations, and
 * what is wrong with a deck. It is written from what that player may know, never from the game
 * itself.
 */
@NullMarked
package holosite.rules.tell;

import org.jspecify.annotations.NullMarked;
