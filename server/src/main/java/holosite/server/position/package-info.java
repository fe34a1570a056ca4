/**
 * Positions that somebody lays out in the browser: as the editor has them, checked by the rules,
 * read and written as text, and begun against a bot. What a position means is decided by the reader
 * of the notation, never here.
 */
@NullMarked
package holosite.server.position;

import org.jspecify.annotations.NullMarked;
