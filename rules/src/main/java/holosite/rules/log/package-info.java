/**
 * What happened in a game, line by line: a record for each kind of line, and which audience may
 * read it how. Lines contain the names of cards, sides, piles and numbers, never the cards of a
 * table. The sentences are in {@code tell}; nothing here depends on them.
 */
@NullMarked
package holosite.rules.log;

import org.jspecify.annotations.NullMarked;
