/**
 * The kernel: a game in progress as a value, the steps that remain to be done, what happened just
 * now, what lasts and what has been used up. It knows no rule of the game; rules are steps on its
 * stack.
 */
@NullMarked
package holosite.rules.state;

import org.jspecify.annotations.NullMarked;
