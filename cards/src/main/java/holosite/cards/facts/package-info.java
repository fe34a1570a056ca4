/**
 * The facts of every card of the game, written or not: kind, marks, figures, icons,
 * characteristics, seats, and what its text mentions. They come from a table and not from the card
 * files, so that cards can be checked against them and stubs printed from them. No rule and no card
 * may use this package.
 */
@NullMarked
package holosite.cards.facts;

import org.jspecify.annotations.NullMarked;
