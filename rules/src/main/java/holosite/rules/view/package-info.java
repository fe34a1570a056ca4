/**
 * What one player may know of a game, built up from that and nothing else: the table, his own hand,
 * sizes of piles, the battle, and his question. A view contains no hidden card and no sentence; the
 * sentences are in {@code tell}.
 */
@NullMarked
package holosite.rules.view;

import org.jspecify.annotations.NullMarked;
