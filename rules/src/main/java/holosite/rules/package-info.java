/**
 * The door to the rules: start a game, see its decision, answer, fork, view, and ask why.
 * Everything else of the rules lies in the packages below, one for each concept of the game, and is
 * not for clients.
 */
@NullMarked
package holosite.rules;

import org.jspecify.annotations.NullMarked;
