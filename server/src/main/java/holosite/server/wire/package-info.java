/**
 * A game as one player may see it, written as JSON: the sections of a view, its question, the log,
 * explanations, and the cards. It writes what the view holds and decides nothing. Whatever is
 * written here is described in {@code docs/protocol.md}.
 */
@NullMarked
package holosite.server.wire;

import org.jspecify.annotations.NullMarked;
