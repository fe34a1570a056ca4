/**
 * A game as one audience may see it, put into messages: the sections of a view, its question, the
 * log, explanations, and the cards. It writes what a view holds, decides nothing, and cannot reach
 * the game itself.
 */
@NullMarked
package holosite.server.wire;

import org.jspecify.annotations.NullMarked;
